/** Dense Context: projects, their briefing, their atoms, what lint found. Read only. */
import { useState } from 'preact/hooks'
import { useCall } from '../api.ts'
import { Badge, Command, Note, Card as Panel, Show } from '../parts/show.tsx'
import { LongText, Text } from '../parts/text.tsx'
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
        {atom === undefined ? <Briefing project={project} /> : <Atom project={project} id={atom} />}
        <Findings project={project} />
      </div>
    </div>
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
          <div class="in mono">
            <LongText of={briefing} />
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
        <Panel title={atom.id} aside={<Badge>{atom.status}</Badge>}>
          <div class="in mono">
            <LongText of={atom.text} />
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
