/** The context beside one of another budget or another day, line by line. */
import { Card as Panel } from '../parts/show.tsx'
import { Text } from '../parts/text.tsx'
import { setParams } from '../route.ts'
import { counted, dayText, isoDay } from '../words.ts'
import { BundleBar } from './context-bar.tsx'
import { BUDGETS, type Bundle, NAME } from './context-bundle.ts'

/** A budget, or a day before today. */
export function otherNamed(named: string | undefined): string | undefined {
  if (named === undefined || /^[1-9]\d{0,6}$/.test(named)) return named
  const at = Date.parse(`${named}T00:00:00Z`)
  const isDay = !Number.isNaN(at) && isoDay(at) === named && named < isoDay(Date.now())
  return isDay ? named : undefined
}

/** Another budget, or another day. */
export function otherOf(
  against: string,
  asking: (tokens: number) => object,
  budgetTokens: number,
): object {
  const tokens = Number(against)
  if (Number.isInteger(tokens)) return asking(tokens)
  const at = Date.parse(`${against}T23:59:59.999Z`)
  return { ...asking(budgetTokens), asOf: at, knownAt: at }
}

export function CompareChoice({ value }: { value: string | undefined }) {
  const days = [1, 7, 30].map((back) => isoDay(Date.now() - back * 86_400_000))
  const known = [...BUDGETS.map(String), ...days]
  const isDay = value !== undefined && !isBudget(value)
  return (
    <>
      <select
        aria-label="Compare with"
        value={value ?? ''}
        onChange={({ currentTarget }) => setParams({ against: currentTarget.value || undefined })}
      >
        <option value="">Compare…</option>
        {[...new Set([...known, ...(value === undefined ? [] : [value])])].map((each) => (
          <option key={each} value={each}>
            {isBudget(each) ? `with ${each} tokens` : `with ${dayText(Date.parse(each))}`}
          </option>
        ))}
      </select>
      {isDay && (
        <input
          type="date"
          aria-label="Another day to compare with"
          max={isoDay(Date.now() - 86_400_000)}
          value={value}
          onChange={({ currentTarget }) => setParams({ against: currentTarget.value || undefined })}
        />
      )}
    </>
  )
}

function isBudget(named: string): boolean {
  return /^\d+$/.test(named)
}

/** Line by line; a sign stands before each, so that colour is never alone. */
export function Compared({
  here,
  there,
  with: against,
}: {
  here: Bundle
  there: Bundle
  with: string
}) {
  const linesOf = ({ text }: Bundle): string[] => text.split('\n').filter((line) => NAME.test(line))
  const scale = Math.max(here.budgetTokens, there.budgetTokens)
  const [now, then] = [linesOf(here), linesOf(there)]
  const came = then.filter((line) => !now.includes(line))
  const went = now.filter((line) => !then.includes(line))
  const name = isBudget(against) ? `With ${against} tokens` : `On ${dayText(Date.parse(against))}`
  return (
    <Panel
      title={`${name}: ${counted(came.length, 'line')} more, ${went.length} fewer`}
      aside={`${there.totalTokens} tokens there, ${here.totalTokens} here`}
    >
      <div class="in stack">
        <p class="faint">Here, {counted(here.budgetTokens, 'token')} at most</p>
        <BundleBar bundle={here} scale={scale} />
        <p class="faint">
          {isBudget(against)
            ? `There, ${against} tokens at most`
            : `There, on ${dayText(Date.parse(against))}`}
        </p>
        <BundleBar bundle={there} scale={scale} />
      </div>
      {came.length + went.length === 0 ? (
        <p class="in">Both give the model the same memories.</p>
      ) : (
        <ul class="list mono">
          {[
            ...came.map((line) => ['+', line] as const),
            ...went.map((line) => ['−', line] as const),
          ].map(([sign, line]) => (
            <li key={sign + line} class={sign === '+' ? 'came' : 'went'}>
              <b>{sign}</b>
              <span class="grow">
                <Text of={line.slice(2)} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
