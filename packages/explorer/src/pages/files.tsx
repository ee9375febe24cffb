/** Dense Context: projects, their briefing, their atoms, what lint found. Read only. */
import { useState } from 'preact/hooks'
import { useCall } from '../api.ts'
import { MapDrawing } from '../parts/map-drawing.tsx'
import { Markdown } from '../parts/markdown.tsx'
import { Badge, Command, Note, Card as Panel, Show } from '../parts/show.tsx'
import { Text } from '../parts/text.tsx'
import { hrefOf, param } from '../route.ts'
import { counted } from '../words.ts'

interface Hit {
  readonly id?: string
  readonly project?: string
  readonly summary?: string
  readonly status?: string
}

export function FilesPage() {
  const projects = useCall<{ projects: readonly string[] }>('ctx-projects', {})
  return (
    <>
      <div class="head">
        <div>
          <h1>Context files</h1>
          <p>Markdown memory in git: projects, experiments, knowledge, patterns.</p>
        </div>
      </div>
      {projects.state === 'failed' ? (
        <div class="stack">
          <p class="lead">There is no context directory yet.</p>
          <Command text="cortex ctx init" />
        </div>
      ) : (
        <Show loading={projects}>{(answer) => <Projects names={answer.projects} />}</Show>
      )}
    </>
  )
}

function Projects({ names }: { names: readonly string[] }) {
  const project = param('project') ?? names[0]
  const atom = param('atom')
  if (project === undefined)
    return <Note>There is no project yet. Try cortex ctx new-project NAME</Note>
  return (
    <div class="facets">
      <nav aria-label="Projects">
        {names.map((name) => (
          <a
            key={name}
            href={hrefOf('files', { project: name })}
            aria-current={name === project ? 'true' : undefined}
          >
            <Text of={name} />
          </a>
        ))}
      </nav>
      <div class="stack">
        <Search project={project} />
        {atom === undefined ? (
          <>
            <Briefing project={project} />
            <Index project={project} />
          </>
        ) : (
          <>
            <Atom project={project} id={atom} />
            <Evidence project={project} id={atom} />
          </>
        )}
        <Findings project={project} />
      </div>
    </div>
  )
}

interface Graph {
  readonly nodes: readonly {
    readonly key: string
    readonly type: string
    readonly tombstoned: boolean
    readonly summary: string
    readonly status: string
    readonly refs: number
    readonly lastRef: string | null
  }[]
  readonly edges: readonly { readonly from: string; readonly type: string; readonly to: string }[]
  readonly more: number
}

/** As the index files count: what nobody read for this long is cold. */
const COLD_MS = 14 * 86_400_000

function idOf(key: string): string {
  return key.slice(key.indexOf('/') + 1)
}

/** Every atom with how often and how lately it was read. */
function Index({ project }: { project: string }) {
  const loading = useCall<Graph>('ctx-graph', { project })
  return (
    <Show loading={loading}>
      {({ nodes, edges, more }) => (
        <Panel
          title={
            <>
              Index <Badge>{nodes.length}</Badge>
            </>
          }
          aside={more > 0 ? `${more} more` : `${counted(edges.length, 'link')} of evidence`}
        >
          <div class="scroll">
            <table>
              <thead>
                <tr>
                  <th class="c-atom">Atom</th>
                  <th>Says</th>
                  <th class="c-since">Status</th>
                  <th class="c-since">Reads</th>
                  <th class="c-since">Last</th>
                </tr>
              </thead>
              <tbody>
                {nodes.map(({ key, summary, status, refs, lastRef }) => {
                  const isHot = lastRef !== null && Date.now() - Date.parse(lastRef) < COLD_MS
                  return (
                    <tr key={key}>
                      <td class="mono c-atom">
                        <a href={hrefOf('files', { project, atom: idOf(key) })}>{idOf(key)}</a>
                      </td>
                      <td>
                        <Text of={summary} />
                      </td>
                      <td class="faint c-since">{status || 'active'}</td>
                      <td class="num c-since">{refs}</td>
                      <td class="c-since">
                        <Badge kind={isHot ? 'ok' : ''}>{isHot ? 'hot' : 'cold'}</Badge>
                      </td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </div>
        </Panel>
      )}
    </Show>
  )
}

/** What an atom rests on and what rests on it, as on the map. */
function Evidence({ project, id }: { project: string; id: string }) {
  const loading = useCall<Graph>('ctx-graph', { project, id })
  return (
    <Show loading={loading}>
      {({ nodes, edges, more }) => {
        const middle = `${project}/${id}`
        const near = new Set(
          edges
            .filter(({ from, to }) => from === middle || to === middle)
            .flatMap((edge) => [edge.from, edge.to]),
        )
        const drawn = nodes
          .map(({ key, type, tombstoned, summary }) => ({
            id: key,
            type,
            text: `${idOf(key)} ${summary}`,
            state: tombstoned ? 'superseded' : 'current',
            depth: key === middle ? 0 : near.has(key) ? 1 : 2,
          }))
          .sort((a, b) => a.depth - b.depth)
        const links = edges.map(({ from, type, to }) => ({ src: from, type, dst: to }))
        return (
          <Panel title="Evidence" aside={more > 0 ? `${more} more` : undefined}>
            <div class="map">
              <MapDrawing
                around={{ nodes: drawn, edges: links, more }}
                hrefOf={(key) => hrefOf('files', { project, atom: idOf(key) })}
              />
            </div>
            <ul class="list">
              {edges.map(({ from, type, to }) => (
                <li key={`${from}${type}${to}`}>
                  <a href={hrefOf('files', { project, atom: idOf(from) })}>{idOf(from)}</a>
                  <span class="faint">{type.replaceAll('_', ' ')}</span>
                  <a href={hrefOf('files', { project, atom: idOf(to) })}>{idOf(to)}</a>
                </li>
              ))}
            </ul>
          </Panel>
        )
      }}
    </Show>
  )
}

function Search({ project }: { project: string }) {
  const [query, setQuery] = useState('')
  const loading = useCall<{ hits: readonly Hit[] }>(
    'ctx-search',
    query === '' ? undefined : { query, project },
  )
  return (
    <>
      <form
        class="sentence"
        onSubmit={(event) => {
          event.preventDefault()
          setQuery(String(new FormData(event.currentTarget).get('q') ?? ''))
        }}
      >
        <input
          name="q"
          size={40}
          aria-label="Search context files"
          placeholder="Search context files"
        />
        <button type="submit">Search</button>
      </form>
      {query !== '' && (
        <Show loading={loading}>
          {({ hits }) => (
            <Panel title={counted(hits.length, 'atom')}>
              <ul class="list">
                {hits.map(({ id = '', summary = '', status }) => (
                  <li key={id}>
                    <a href={hrefOf('files', { project, atom: id })}>{id}</a>
                    <span class="grow">
                      <Text of={summary} />
                    </span>
                    {status !== undefined && <Badge>{status}</Badge>}
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </Show>
      )}
    </>
  )
}

function Briefing({ project }: { project: string }) {
  const loading = useCall<{ passed: boolean; briefing: string; tokens: number }>('ctx-fresh', {
    project,
    budgetTokens: 1500,
  })
  return (
    <Show loading={loading}>
      {({ briefing, passed, tokens }) => (
        <Panel
          title="What a newcomer is given"
          aside={
            <>
              {counted(tokens, 'token')}
              <Badge kind={passed ? 'ok' : 'past'}>
                {passed ? 'every question answered' : 'with gaps'}
              </Badge>
            </>
          }
        >
          <div class="in">
            <Markdown of={briefing} hrefOfAtom={(atom) => hrefOf('files', { project, atom })} />
          </div>
        </Panel>
      )}
    </Show>
  )
}

function Atom({ project, id }: { project: string; id: string }) {
  const loading = useCall<{ id: string; status: string; text: string }>('ctx-show', { id, project })
  return (
    <Show loading={loading}>
      {(atom) => (
        <Panel
          title={atom.id}
          aside={
            <>
              <Badge>{atom.status}</Badge>
              <a href={hrefOf('files', { project })}>All of {project}</a>
            </>
          }
        >
          <div class="in">
            <Markdown
              of={atom.text}
              hrefOfAtom={(other) => hrefOf('files', { project, atom: other })}
            />
          </div>
        </Panel>
      )}
    </Show>
  )
}

function Findings({ project }: { project: string }) {
  const loading = useCall<{ ok: boolean; diagnostics: readonly Record<string, unknown>[] }>(
    'ctx-lint',
    { project },
  )
  return (
    <Show loading={loading}>
      {({ diagnostics }) => (
        <Panel title={diagnostics.length === 0 ? 'Lint found nothing' : 'What lint found'}>
          <ul class="list">
            {diagnostics.map((each, index) => (
              <li key={index}>
                <span class="faint">{String(each.severity ?? '')}</span>
                <span class="grow">
                  <Text of={`${String(each.file ?? '')}: ${String(each.message ?? '')}`} />
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Show>
  )
}
