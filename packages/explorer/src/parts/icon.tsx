import { own } from '../words.ts'

/** Icons on a grid of 16, drawn with strokes; always beside a word. */
const PATHS: Readonly<Record<string, string>> = {
  context: 'M3 3h10v10H3zM5.5 6h5M5.5 8.5h5M5.5 11h3',
  memories: 'M3 4h.01M3 8h.01M3 12h.01M6 4h7.5M6 8h7.5M6 12h7.5',
  recall: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM10.5 10.5l3 3',
  timeline: 'M2.5 13.5h11M4 11V8M7 11V4M10 11V6.5M13 11V9',
  journal: 'M5.5 2.5h5v4h-5zM5.5 9.5h5v4h-5zM8 6.5v3',
  map: 'M4 5.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM12 6.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM7 13.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM5.4 4.3l5.1.5M4.7 5.4l1.8 5.2M11.3 6.4L8 10.8',
  health: 'M1.5 8h3l2-4.5 3 9L11.5 8h3',
  review: 'M3 3h10v10H3zM5.5 8l2 2 3.5-4',
  files: 'M4 1.5h5l3 3v10H4zM9 1.5v3h3',
  settings:
    'M2 5h6M12 5h2M2 11h2M8 11h6M10 6.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM6 12.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z',
  Identity: 'M8 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM3.5 13.5c0-2.5 2-4 4.5-4s4.5 1.5 4.5 4',
  Fact: 'M4.5 2.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7.3 8a.7.7 0 1 0 1.4 0 .7.7 0 1 0-1.4 0',
  Preference: 'M2.5 5h11M2.5 11h11M6 3.5v3M10 9.5v3',
  Belief: 'M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM8 2.5v11M9.8 3v10M11.6 4.2v7.6',
  Event: 'M9 2L4 9h4l-1 5 5-7H8z',
  Goal: 'M4 14V2.5h8L10 5.5l2 3H4',
  Constraint: 'M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM4.5 8h7',
  Capability: 'M5.5 10.5a3 3 0 1 0 0-5 3 3 0 0 0 0 5zM8 8h6M12 8v2.5',
  Pattern: 'M3 6a5 5 0 0 1 9-1M12.5 2.5V5H10M13 10a5 5 0 0 1-9 1M3.5 13.5V11H6',
  user: 'M8 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM3.5 13.5c0-2.5 2-4 4.5-4s4.5 1.5 4.5 4',
  agent: 'M3 5.5h10v7H3zM8 5.5v-3M6 9h.01M10 9h.01',
  tool: 'M3 4l4 4-4 4M8.5 12H13',
  web: 'M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM2.5 8h11M8 2.5c3 3.5 3 7.500 0 11M8 2.5c-3 3.5-3 7.500 0 11',
  import: 'M4 1.5h5l3 3v10H4zM8 6v5M6 9l2 2 2-2',
  system: 'M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11z',
  clock: 'M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM8 5v3l2 1.5',
  locked: 'M4 7h8v6.5H4zM5.5 7V5a2.5 2.5 0 0 1 5 0v2',
  unlocked: 'M4 7h8v6.5H4zM5.5 7V5a2.5 2.5 0 0 1 4.800-1',
  theme:
    'M8 10.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8 1.5v1.500M8 13v1.5M1.5 8H3M13 8h1.5M3.400 3.400l1 1M11.600 11.600l1 1M3.400 12.600l1-1M11.600 4.400l1-1',
  check: 'M3 8.500l3.500 3.500L13 4.500',
  copy: 'M5.5 5.5h8v8h-8zM2.5 10.500v-8h8',
  edit: 'M3 13l.5-3 7-7 2.5 2.5-7 7z',
  trash: 'M3 4.500h10M6 4.500v-2h4v2M4.500 4.500l.5 9h6l.5-9',
  pin: 'M5.500 2.500h5M8 9.500V14M6 2.500v4L4.500 9.500h7L10 6.500v-4',
  clash: 'M2.500 4.500h3l5 7h3M2.500 11.500h3l5-7h3',
  close: 'M4 4l8 8M12 4l-8 8',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM10.5 10.5l3 3',
  mark: 'M11.8 11.3a5 5 0 1 1 0-6.6M10 9.6a2.400 2.400 0 1 1 0-3.200',
  again: 'M13 8a5 5 0 1 1-1.500-3.500M13 2.500v2.500h-2.500',
  play: 'M5 3.500v9l7-4.500z',
  plus: 'M8 3v10M3 8h10',
  undo: 'M3 6.500h6.500a3.500 3.500 0 0 1 0 7H6M5.500 4L3 6.500 5.500 9',
}

export function iconPath(name: string): string {
  return own(PATHS, name) ?? PATHS.system ?? ''
}

export function Icon({ name, kind }: { name: string; kind?: string }) {
  return (
    <svg class={`icon ${kind ?? ''}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={iconPath(name)} />
    </svg>
  )
}

export function TypeIcon({ type }: { type: string }) {
  return (
    <span class="type" title={type}>
      <Icon name={type} kind={`y-${type.toLowerCase()}`} />
      <span class="hidden">{type}</span>
    </span>
  )
}
