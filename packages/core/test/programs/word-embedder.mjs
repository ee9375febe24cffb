// An embedder that is the same in every process: the words of a text decide, each by its hash.
import { createHash } from 'node:crypto'

const DIMENSIONS = 64

export function wordEmbedder(before = async () => undefined) {
  return {
    id: 'words@test',
    dimensions: DIMENSIONS,
    embed: async (texts) => {
      await before(texts)
      return texts.map(vectorOf)
    },
  }
}

function vectorOf(text) {
  const vector = new Float32Array(DIMENSIONS)
  for (const word of text.toLowerCase().match(/[a-z0-9]+/g) ?? ['']) {
    const hash = createHash('sha512').update(word).digest()
    for (let index = 0; index < DIMENSIONS; index++) vector[index] += hash[index] - 127.5
  }
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
}
