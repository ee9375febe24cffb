/**
 * The inner loops of a BERT encoder, in AssemblyScript (WebAssembly with 128-bit SIMD). This is not TypeScript for
 * Node: `scripts/build-kernel.mjs` compiles it into `src/bert-kernel-bytes.ts`.
 *
 * The caller lays out the linear memory; every address and stride is in bytes and a multiple of 16. Matrices are
 * float32 by rows. The right side of a product lies in panels of 8 columns: panel after panel, in each the 8 values
 * of the first row, then those of the second. Every sum is made in the same order whatever is in the rows
 * beside it, so a text has the same vector in any company.
 */

/** c = a × panels + bias. `rows` is a multiple of 4, `columns` of 8; four rows share what is loaded of a panel. */
export function multiply(
  a: usize, aStride: usize, panels: usize, bias: usize, c: usize, cStride: usize,
  rows: u32, inner: u32, columns: u32,
): void {
  const panelBytes: usize = <usize>inner << 5
  for (let column: u32 = 0; column < columns; column += 8) {
    const panel: usize = panels + <usize>(column >> 3) * panelBytes
    const end: usize = panel + panelBytes
    const biasAt: usize = bias + (<usize>column << 2)
    const bias0 = v128.load(biasAt)
    const bias1 = v128.load(biasAt, 16)
    for (let row: u32 = 0; row < rows; row += 4) {
      let a0: usize = a + <usize>row * aStride
      let a1: usize = a0 + aStride
      let a2: usize = a1 + aStride
      let a3: usize = a2 + aStride
      let c00 = bias0, c01 = bias1, c10 = bias0, c11 = bias1
      let c20 = bias0, c21 = bias1, c30 = bias0, c31 = bias1
      for (let p: usize = panel; p < end; p += 32) {
        const b0 = v128.load(p)
        const b1 = v128.load(p, 16)
        let s = v128.load_splat<f32>(a0)
        c00 = f32x4.add(c00, f32x4.mul(s, b0))
        c01 = f32x4.add(c01, f32x4.mul(s, b1))
        s = v128.load_splat<f32>(a1)
        c10 = f32x4.add(c10, f32x4.mul(s, b0))
        c11 = f32x4.add(c11, f32x4.mul(s, b1))
        s = v128.load_splat<f32>(a2)
        c20 = f32x4.add(c20, f32x4.mul(s, b0))
        c21 = f32x4.add(c21, f32x4.mul(s, b1))
        s = v128.load_splat<f32>(a3)
        c30 = f32x4.add(c30, f32x4.mul(s, b0))
        c31 = f32x4.add(c31, f32x4.mul(s, b1))
        a0 += 4
        a1 += 4
        a2 += 4
        a3 += 4
      }
      let out: usize = c + <usize>row * cStride + (<usize>column << 2)
      v128.store(out, c00)
      v128.store(out, c01, 16)
      out += cStride
      v128.store(out, c10)
      v128.store(out, c11, 16)
      out += cStride
      v128.store(out, c20)
      v128.store(out, c21, 16)
      out += cStride
      v128.store(out, c30)
      v128.store(out, c31, 16)
    }
  }
}

/** Rows become the columns of panels: keys, for queries × keys. Up to 7 rows behind the last are read too. */
export function packRows(source: usize, stride: usize, panels: usize, rows: u32, width: u32): void {
  for (let first: u32 = 0; first < rows; first += 8) {
    for (let at: u32 = 0; at < width; at++) {
      for (let row: u32 = 0; row < 8; row++) {
        f32.store(panels, f32.load(source + <usize>(first + row) * stride + (<usize>at << 2)))
        panels += 4
      }
    }
  }
}

/** Columns become panels as they are: values, for weights × values. */
export function packColumns(source: usize, stride: usize, panels: usize, rows: u32, width: u32): void {
  for (let column: u32 = 0; column < width; column += 8) {
    for (let row: u32 = 0; row < rows; row++) {
      const from: usize = source + <usize>row * stride + (<usize>column << 2)
      v128.store(panels, v128.load(from))
      v128.store(panels, v128.load(from, 16), 16)
      panels += 32
    }
  }
}

/** e to the power of each lane, from -80 up; what is below counts as -80. Relative error about 1e-7. */
@inline
function exponential(given: v128): v128 {
  const x = f32x4.max(given, f32x4.splat(-80))
  const n = f32x4.nearest(f32x4.mul(x, f32x4.splat(1.4426950408889634)))
  // ln 2 in two parts, the first exact in few bits, so that what is subtracted loses nothing.
  let r = f32x4.sub(x, f32x4.mul(n, f32x4.splat(0.693359375)))
  r = f32x4.add(r, f32x4.mul(n, f32x4.splat(0.00021219444005469057)))
  let sum = f32x4.splat(1.0 / 5040)
  sum = f32x4.add(f32x4.mul(sum, r), f32x4.splat(1.0 / 720))
  sum = f32x4.add(f32x4.mul(sum, r), f32x4.splat(1.0 / 120))
  sum = f32x4.add(f32x4.mul(sum, r), f32x4.splat(1.0 / 24))
  sum = f32x4.add(f32x4.mul(sum, r), f32x4.splat(1.0 / 6))
  sum = f32x4.add(f32x4.mul(sum, r), f32x4.splat(0.5))
  sum = f32x4.add(f32x4.mul(sum, r), f32x4.splat(1))
  sum = f32x4.add(f32x4.mul(sum, r), f32x4.splat(1))
  const power = i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(n), i32x4.splat(127)), 23)
  return f32x4.mul(sum, power)
}

@inline
function total(x: v128): f32 {
  return f32x4.extract_lane(x, 0) + f32x4.extract_lane(x, 1)
    + (f32x4.extract_lane(x, 2) + f32x4.extract_lane(x, 3))
}

/** Each row becomes shares of 1. Up to 3 columns behind the last are overwritten. */
export function softmax(at: usize, stride: usize, rows: u32, columns: u32): void {
  for (let row: u32 = 0; row < rows; row++) {
    const begin: usize = at + <usize>row * stride
    const end: usize = begin + (<usize>columns << 2)
    for (let p: usize = end; p & 15; p += 4) f32.store(p, -1e30)
    let most = f32x4.splat(-1e30)
    for (let p: usize = begin; p < end; p += 16) most = f32x4.max(most, v128.load(p))
    const greatest = f32x4.splat(max(
      max(f32x4.extract_lane(most, 0), f32x4.extract_lane(most, 1)),
      max(f32x4.extract_lane(most, 2), f32x4.extract_lane(most, 3)),
    ))
    let sum = f32x4.splat(0)
    for (let p: usize = begin; p < end; p += 16) {
      const power = exponential(f32x4.sub(v128.load(p), greatest))
      v128.store(p, power)
      sum = f32x4.add(sum, power)
    }
    const scale = f32x4.splat(1 / total(sum))
    for (let p: usize = begin; p < end; p += 16) v128.store(p, f32x4.mul(v128.load(p), scale))
  }
}

/** x × Φ(x), with the error function by formula 7.1.26 of Abramowitz and Stegun: off by at most 1.5e-7. */
export function gelu(at: usize, count: u32): void {
  const end: usize = at + (<usize>count << 2)
  const one = f32x4.splat(1)
  for (let p: usize = at; p < end; p += 16) {
    const x = v128.load(p)
    const z = f32x4.mul(f32x4.abs(x), f32x4.splat(0.7071067811865476))
    const t = f32x4.div(one, f32x4.add(one, f32x4.mul(z, f32x4.splat(0.3275911))))
    let sum = f32x4.splat(1.061405429)
    sum = f32x4.add(f32x4.mul(sum, t), f32x4.splat(-1.453152027))
    sum = f32x4.add(f32x4.mul(sum, t), f32x4.splat(1.421413741))
    sum = f32x4.add(f32x4.mul(sum, t), f32x4.splat(-0.284496736))
    sum = f32x4.add(f32x4.mul(sum, t), f32x4.splat(0.254829592))
    const tail = f32x4.mul(f32x4.mul(sum, t), exponential(f32x4.neg(f32x4.mul(z, z))))
    const outside = f32x4.mul(tail, f32x4.splat(0.5))
    const share = v128.bitselect(outside, f32x4.sub(one, outside), f32x4.lt(x, f32x4.splat(0)))
    v128.store(p, f32x4.mul(x, share))
  }
}

/** x = the norm of (x + y) × weight + bias, row by row. */
export function addNorm(x: usize, y: usize, weight: usize, bias: usize, rows: u32, width: u32): void {
  const bytes: usize = <usize>width << 2
  const per: f32 = 1 / <f32>width
  for (let row: u32 = 0; row < rows; row++) {
    let sum = f32x4.splat(0)
    for (let o: usize = 0; o < bytes; o += 16) {
      const both = f32x4.add(v128.load(x + o), v128.load(y + o))
      v128.store(x + o, both)
      sum = f32x4.add(sum, both)
    }
    const mean = f32x4.splat(total(sum) * per)
    let squares = f32x4.splat(0)
    for (let o: usize = 0; o < bytes; o += 16) {
      const off = f32x4.sub(v128.load(x + o), mean)
      squares = f32x4.add(squares, f32x4.mul(off, off))
    }
    const scale = f32x4.splat(1 / sqrt<f32>(total(squares) * per + 1e-12))
    for (let o: usize = 0; o < bytes; o += 16) {
      const normal = f32x4.mul(f32x4.sub(v128.load(x + o), mean), scale)
      v128.store(x + o, f32x4.add(f32x4.mul(normal, v128.load(weight + o)), v128.load(bias + o)))
    }
    x += bytes
    y += bytes
  }
}

/** The sum of all rows, in the first. */
export function sumRows(at: usize, rows: u32, width: u32): void {
  const bytes: usize = <usize>width << 2
  for (let o: usize = 0; o < bytes; o += 16) {
    let sum = v128.load(at + o)
    for (let row: u32 = 1; row < rows; row++) sum = f32x4.add(sum, v128.load(at + o + <usize>row * bytes))
    v128.store(at + o, sum)
  }
}
