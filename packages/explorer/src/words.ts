/** Numbers and times as people read them. Times are UTC. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const DAY_MS = 86_400_000

export function dayText(at: number, now = Date.now()): string {
  const date = new Date(at)
  const year = date.getUTCFullYear()
  const short = `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`
  return year === new Date(now).getUTCFullYear() ? short : `${short} ${year}`
}

export function timeText(at: number, now = Date.now()): string {
  return `${dayText(at, now)} ${new Date(at).toISOString().slice(11, 16)}`
}

export function ageText(at: number, now = Date.now()): string {
  const ms = now - at
  if (ms < 60_000) return 'now'
  if (ms < 3_600_000) return `${Math.floor(ms / 60_000)} min`
  if (ms < DAY_MS) return `${Math.floor(ms / 3_600_000)} h`
  if (ms < 14 * DAY_MS) return `${Math.floor(ms / DAY_MS)} d`
  if (ms < 70 * DAY_MS) return `${Math.floor(ms / (7 * DAY_MS))} wk`
  return dayText(at, now)
}

/** At most eight days from the first to the last, whole weeks apart where there are that many. */
export function ticksOf(first: number, last: number): readonly number[] {
  const start = Math.ceil(first / DAY_MS) * DAY_MS
  const days = Math.max(1, Math.floor((last - start) / DAY_MS))
  const step = days <= 8 ? Math.max(1, Math.ceil(days / 4)) : 7 * Math.ceil(days / 56)
  return Array.from({ length: Math.floor(days / step) + 1 }, (_, at) => start + at * step * DAY_MS)
}

export function isoDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : several}`
}

/** `matrix://cortex/Fact/01…#2` → its parts. */
export function partsOf(uri: string): { type: string; id: string; version: string } {
  const [, type = '', id = '', version = ''] =
    /^matrix:\/\/cortex\/(\w+)\/(\w+)#(\d+)$/.exec(uri) ?? []
  return { type, id, version }
}

/** What a memory says, without the marks of its rendered form. */
export function statementOf(data: Readonly<Record<string, unknown>>, text: string): string {
  for (const key of ['statement', 'summary', 'topic', 'capability', 'name']) {
    const value = data[key]
    if (typeof value === 'string' && value !== '') {
      if (data.type === 'Constraint')
        return `${data.polarity === 'dont' ? 'Do not' : 'Do'} ${value}`
      if (data.type === 'Belief')
        return `${data.stance === 'suspect' ? 'Suspects' : 'Believes'} ${value}`
      if (data.type === 'Preference' && key === 'topic')
        return `${data.polarity === 'avoid' ? 'Avoids' : 'Prefers'} ${value}`
      return value
    }
  }
  return text
}

/** As a question can hold it: half of a character is none. */
export function asQuestion(text: string, most = 500): string {
  return text.slice(0, most).replace(/\p{Surrogate}/gu, ' ')
}

/** `stores_in(booking-api)=The API …` → `The API …`: what a fact says, where only its form is given. */
export function plainForm(type: string, form: string): string {
  return type === 'Fact' ? form.replace(/^[^\s()=]+\([^()]*\)=/, '') : form
}
