/** Made from the table of operations by `node scripts/operations.mjs`; not edited by hand. */
import type { CommandShape } from '@cortex-memory/server/operations'
import { argument, command, option } from './catalog-entry.ts'

export const SHAPES: readonly CommandShape[] = [
  command('remember', 'memories', 'Store a memory', 'write', {
    creates: true,
    usage: 'remember [<text>] [--type TYPE] [--subject TEXT] [--predicate TEXT] [--data JSON] [--tag TAG]… [--importance N] [--visibility VISIBILITY] [--confidence N] [--frame VERB:KIND:REF]… [--forms JSON] [--valid-from TIME] [--valid-until TIME] [--expires-at TIME] [--supersedes URI] [--replace] [--user] [--dedupe] [--commit-id TEXT]',
    positionals: [
      argument('text', 'What to remember, in words', { required: false, stdin: true }),
    ],
    options: [
      option('type', 'TYPE', 'What kind of memory it is; default: Fact', { choices: ['Identity', 'Fact', 'Preference', 'Belief', 'Event', 'Goal', 'Constraint', 'Capability', 'Pattern'] }),
      option('subject', 'TEXT', 'What it is about'),
      option('predicate', 'TEXT', 'What is said of the subject, in a word or two'),
      option('data', 'JSON', 'Further fields of the type, or all of them', { kind: 'json', stdin: true }),
      option('tags', 'TAG', 'Tags to find it by', { flag: 'tag', repeat: true }),
      option('importance', 'N', '0 to 10', { kind: 'number' }),
      option('visibility', 'VISIBILITY', 'Who may read it; default: private', { choices: ['private', 'scoped', 'actor_public'] }),
      option('confidence', 'N', '0 to 1', { kind: 'number' }),
      option('frames', 'VERB:KIND:REF', 'When it matters: what is done, to what kind of thing, to which one', { flag: 'frame', kind: 'frames', repeat: true }),
      option('forms', 'JSON', 'Its texts in your own words: short, at most 50 tokens, and medium, at most 200', { kind: 'json' }),
      option('validFrom', 'TIME', 'When it began to be true; default: now', { kind: 'time' }),
      option('validUntil', 'TIME', 'When it stopped being true', { kind: 'time' }),
      option('expiresAt', 'TIME', 'When to stop showing it', { kind: 'time' }),
      option('supersedes', 'URI', 'URI of the memory whose place it takes'),
      option('replace', undefined, 'Facts: take the place of what is known of the same subject and predicate'),
      option('user', undefined, 'Keep it in the user\'s own memory, which is there in every project'),
      option('dedupe', undefined, 'Refresh what is there already instead of repeating it'),
      option('commitId', 'TEXT', '32 hex digits; the same id again returns the first result'),
    ],
    examples: [
      { title: 'A note', command: 'cortex remember \'The build runs on Node 20\' --tag build' },
      { title: 'A fact that takes the place of the older one', command: 'cortex remember \'The build runs on Node 22\' --subject build --predicate runs_on --replace' },
      { title: 'A rule', command: 'cortex remember \'Never push to main\' --type Constraint' },
    ],
  }),
  command('get', 'memories', 'Show one memory with everything known about it', 'read', {
    usage: 'get <uri> [--as-of TIME] [--known-at TIME]',
    positionals: [
      argument('uri', 'A URI such as matrix://cortex/Fact/01…#1, or the id alone'),
    ],
    options: [
      option('asOf', 'TIME', 'The version that was true then, where no version is named', { kind: 'time' }),
      option('knownAt', 'TIME', 'As it was known then', { kind: 'time' }),
    ],
    examples: [
      { title: 'One version, which never changes', command: 'cortex get matrix://cortex/Fact/01HF7YAT00XR00000000000002#1' },
      { title: 'The newest version', command: 'cortex get 01HF7YAT00XR00000000000002' },
      { title: 'As it was known then', command: 'cortex get 01HF7YAT00XR00000000000002 --known-at 2026-05-01' },
    ],
  }),
  command('revise', 'memories', 'Change a memory; earlier versions stay readable', 'write', {
    usage: 'revise <uri> [<text>] [--data JSON] [--tag TAG]… [--frame VERB:KIND:REF]… [--forms JSON] [--importance N] [--visibility VISIBILITY] [--confidence N] [--expect VERSION]',
    positionals: [
      argument('uri', 'A URI such as matrix://cortex/Fact/01…#1, or the id alone'),
      argument('text', 'What it says now, in words', { required: false, stdin: true }),
    ],
    options: [
      option('data', 'JSON', 'Fields to change', { kind: 'json', stdin: true }),
      option('tags', 'TAG', 'Replaces all tags', { flag: 'tag', repeat: true }),
      option('frames', 'VERB:KIND:REF', 'Replaces all frames: when it matters', { flag: 'frame', kind: 'frames', repeat: true }),
      option('forms', 'JSON', 'Its texts in your own words: short, at most 50 tokens, and medium, at most 200', { kind: 'json' }),
      option('importance', 'N', '0 to 10', { kind: 'number' }),
      option('visibility', 'VISIBILITY', 'Who may read it', { choices: ['private', 'scoped', 'actor_public'] }),
      option('confidence', 'N', '0 to 1', { kind: 'number' }),
      option('expectedVersion', 'VERSION', 'Refuse with VERSION_CONFLICT unless this is the newest version; a URI names one already', { flag: 'expect', kind: 'number' }),
    ],
    examples: [
      { title: 'New words', command: 'cortex revise 01HF7YAT00XR00000000000002 \'The build runs on Node 22\'' },
      { title: 'Only its importance', command: 'cortex revise matrix://cortex/Fact/01HF7YAT00XR00000000000002#1 --importance 8' },
    ],
  }),
  command('forget', 'memories', 'Hide a memory, with a reason; its text stays in the journal (see erase)', 'destructive', {
    usage: 'forget <uri> --reason TEXT',
    positionals: [
      argument('uri', 'A URI such as matrix://cortex/Fact/01…#1, or the id alone'),
    ],
    options: [
      option('reason', 'TEXT', 'The reason; kept in the journal', { required: true }),
    ],
    examples: [
      { title: 'Forget', command: 'cortex forget matrix://cortex/Fact/01HF7YAT00XR00000000000002#1 --reason \'the build moved away\'' },
    ],
  }),
  command('confirm', 'memories', 'Confirm what an agent or an import said, so that it counts as the user\'s own word', 'write', {
    usage: 'confirm <uris>…',
    positionals: [
      argument('uris', 'URIs, ids or short names', { repeat: true }),
    ],
    examples: [
      { title: 'A rule that an agent proposed', command: 'cortex confirm 01HF7YAT00XR00000000000003' },
    ],
  }),
  command('reject', 'memories', 'Reject what an agent or an import said, and hide it', 'destructive', {
    usage: 'reject <uris>… [--reason TEXT]',
    positionals: [
      argument('uris', 'URIs, ids or short names', { repeat: true }),
    ],
    options: [
      option('reason', 'TEXT', 'The reason; kept in the journal'),
    ],
    examples: [
      { title: 'A rule that nobody wants', command: 'cortex reject 01HF7YAT00XR00000000000003' },
    ],
  }),
  command('link', 'links', 'Link one memory to another', 'write', {
    usage: 'link <src> <type> <dst> [--weight N] [--data JSON]',
    positionals: [
      argument('src', 'A URI such as matrix://cortex/Fact/01…#1, or the id alone'),
      argument('type', 'How the first memory relates to the second', { choices: ['derived_from', 'supersedes', 'references', 'contradicts', 'corroborates', 'consents_to', 'dispatched_to', 'attested_by', 'cited_in', 'tombstones', 'part_of', 'instance_of', 'caused_by', 'observed_by', 'related_to', 'follows'] }),
      argument('dst', 'A URI such as matrix://cortex/Fact/01…#1, or the id alone'),
    ],
    options: [
      option('weight', 'N', 'How strong the link is', { kind: 'number' }),
      option('data', 'JSON', 'Anything that belongs to the link', { kind: 'json' }),
    ],
    examples: [
      { title: 'Link', command: 'cortex link 01HF7YAT00XR00000000000001 related_to 01HF7YAT00XR00000000000003' },
    ],
  }),
  command('unlink', 'links', 'Remove a link, with a reason', 'destructive', {
    usage: 'unlink <src> <type> <dst> --reason TEXT',
    positionals: [
      argument('src', 'A URI such as matrix://cortex/Fact/01…#1, or the id alone'),
      argument('type', 'How the first memory relates to the second', { choices: ['derived_from', 'supersedes', 'references', 'contradicts', 'corroborates', 'consents_to', 'dispatched_to', 'attested_by', 'cited_in', 'tombstones', 'part_of', 'instance_of', 'caused_by', 'observed_by', 'related_to', 'follows'] }),
      argument('dst', 'A URI such as matrix://cortex/Fact/01…#1, or the id alone'),
    ],
    options: [
      option('reason', 'TEXT', 'The reason; kept in the journal', { required: true }),
    ],
    examples: [
      { title: 'Unlink', command: 'cortex unlink 01HF7YAT00XR00000000000001 related_to 01HF7YAT00XR00000000000003 --reason \'by mistake\'' },
    ],
  }),
  command('recall', 'queries', 'Find what is known about a question, best match first', 'read', {
    usage: 'recall <query> [--type TYPE]… [--limit N] [--budget TOKENS] [--as-of TIME] [--known-at TIME] [--form FORM] [--explain]',
    positionals: [
      argument('query', 'A question or some words', { stdin: true }),
    ],
    options: [
      option('types', 'TYPE', 'Only memories of these types', { flag: 'type', repeat: true, choices: ['Identity', 'Fact', 'Preference', 'Belief', 'Event', 'Goal', 'Constraint', 'Capability', 'Pattern'] }),
      option('limit', 'N', 'At most this many; default: 10, and 20 if several things are asked for', { kind: 'number' }),
      option('budgetTokens', 'TOKENS', 'The texts together never exceed this many tokens', { flag: 'budget', kind: 'number' }),
      option('asOf', 'TIME', 'What was true then: 2026-05-01, 2026-05-01T12:00Z or milliseconds', { kind: 'time' }),
      option('knownAt', 'TIME', 'What was known then, without anything written later', { kind: 'time' }),
      option('form', 'FORM', 'How much of each memory to show; default: medium', { choices: ['short', 'medium', 'full'] }),
      option('explain', undefined, 'Explain why each memory was chosen'),
    ],
    examples: [
      { title: 'Ask', command: 'cortex recall \'which Node does the build use\'' },
      { title: 'Only rules and facts, within a budget', command: 'cortex recall deploy --type Constraint --type Fact --budget 500' },
      { title: 'What was true then', command: 'cortex recall build --as-of 2026-05-01 --explain' },
      { title: 'What was known then', command: 'cortex recall build --known-at 2026-05-01' },
    ],
  }),
  command('find', 'queries', 'Run a full query: predicates, ordering, frames, walks along links', 'read', {
    usage: 'find --query JSON',
    options: [
      option('query', 'JSON', 'What to find; give a limit and something that narrows', { kind: 'json', required: true, stdin: true }),
    ],
    examples: [
      { title: 'Important facts about the build', command: 'cortex find --query \'{"types":["Fact"],"where":{"and":[{"eq":["data.subject","build"]},{"gte":["head.importance",5]}]},"limit":5}\'' },
      { title: 'What a memory rests on', command: 'cortex find --query \'{"from":"01HF7YAT00XR00000000000001","follow":{"types":["derived_from"],"maxHops":3},"limit":20}\'' },
    ],
  }),
  command('find-late', 'queries', 'Run a query and count what it finds as used; the journal keeps only a hash of the query', 'write', {
    usage: 'find-late --query JSON',
    options: [
      option('query', 'JSON', 'What to find; give a limit and something that narrows', { kind: 'json', required: true, stdin: true }),
    ],
    examples: [
      { title: 'Facts about the build, which count as used', command: 'cortex find-late --query \'{"types":["Fact"],"near":"build","limit":5}\'' },
    ],
  }),
  command('list', 'queries', 'List memories by type or tag, last stored first', 'read', {
    usage: 'list [--type TYPE]… [--tag TAG]… [--limit N] [--offset N] [--as-of TIME] [--known-at TIME] [--form FORM] [--tombstoned]',
    options: [
      option('types', 'TYPE', 'Only memories of these types', { flag: 'type', repeat: true, choices: ['Identity', 'Fact', 'Preference', 'Belief', 'Event', 'Goal', 'Constraint', 'Capability', 'Pattern'] }),
      option('tags', 'TAG', 'Only memories with all of these tags', { flag: 'tag', repeat: true }),
      option('limit', 'N', 'At most this many; default: 20', { kind: 'number' }),
      option('offset', 'N', 'Skip this many first', { kind: 'number' }),
      option('asOf', 'TIME', 'What was true then: 2026-05-01, 2026-05-01T12:00Z or milliseconds', { kind: 'time' }),
      option('knownAt', 'TIME', 'What was known then, without anything written later', { kind: 'time' }),
      option('form', 'FORM', 'How much of each memory to show; default: short', { choices: ['short', 'medium', 'full'] }),
      option('tombstoned', undefined, 'Include forgotten memories'),
    ],
    examples: [
      { title: 'The last ones stored', command: 'cortex list' },
      { title: 'By type and tag', command: 'cortex list --type Fact --tag build --limit 5' },
    ],
  }),
  command('context', 'queries', 'Show what an agent should know before a task: rules, relevant memories, past outcomes', 'read', {
    usage: 'context [<goal>] [--verb VERB] [--object KIND:REF]… [--budget TOKENS] [--tier TIER]… [--outcome-limit N] [--form FORM] [--as-of TIME] [--known-at TIME] [--left-out]',
    positionals: [
      argument('goal', 'The task, in words', { required: false }),
    ],
    options: [
      option('verb', 'VERB', 'What is about to be done', { choices: ['find', 'acquire', 'build', 'modify', 'deliver', 'analyze', 'negotiate', 'schedule', 'monitor', 'delegate'] }),
      option('objects', 'KIND:REF', 'What it is done to: kind and name, such as service and api', { flag: 'object', kind: 'objects', repeat: true }),
      option('budgetTokens', 'TOKENS', 'Never exceeded; default: 3000, at most 4000', { flag: 'budget', kind: 'number' }),
      option('tiers', 'TIER', 'Only these parts', { flag: 'tier', repeat: true, choices: ['pinned', 'frame_relevant', 'outcomes'] }),
      option('outcomeLimit', 'N', 'At most this many outcomes; default: 3', { kind: 'number' }),
      option('form', 'FORM', 'How much of each memory to show; default: medium', { choices: ['short', 'medium', 'full'] }),
      option('asOf', 'TIME', 'What was true then: 2026-05-01, 2026-05-01T12:00Z or milliseconds', { kind: 'time' }),
      option('knownAt', 'TIME', 'What was known then, without anything written later', { kind: 'time' }),
      option('leftOut', undefined, 'Also say what did not fit, and what each costs'),
    ],
    examples: [
      { title: 'What must never be forgotten', command: 'cortex context' },
      { title: 'Before a task', command: 'cortex context \'deploy the api\'' },
      { title: 'Before a change to a service', command: 'cortex context --verb modify --object service:api --budget 1000' },
    ],
  }),
  command('attest', 'outcomes', 'Report how a task ended and which memories helped, so that ranking learns', 'write', {
    usage: 'attest <intent> <cited>… --outcome OUTCOME [--reason TEXT]',
    positionals: [
      argument('intent', 'Name of the task'),
      argument('cited', 'URIs of memories', { repeat: true }),
    ],
    options: [
      option('outcome', 'OUTCOME', 'How it ended', { required: true, choices: ['success', 'failure'] }),
      option('reason', 'TEXT', 'factual_error and wrong_assumption blame the memories'),
    ],
    examples: [
      { title: 'It worked', command: 'cortex attest upgrade-node matrix://cortex/Fact/01HF7YAT00XR00000000000002#1 matrix://cortex/Event/01HF7YAT00XR00000000000003#1 --outcome success' },
      { title: 'A memory was wrong', command: 'cortex attest upgrade-node matrix://cortex/Fact/01HF7YAT00XR00000000000002#1 --outcome failure --reason factual_error' },
    ],
  }),
  command('compact', 'outcomes', 'Shrink a full context: keep what is needed, reduce the rest to one line each', 'write', {
    usage: 'compact <intent> <step> <uris>… [--keep URI]… [--budget TOKENS]',
    positionals: [
      argument('intent', 'Name of the task'),
      argument('step', 'Name of the step in the task'),
      argument('uris', 'URIs of what is in the context, in its order', { repeat: true }),
    ],
    options: [
      option('loadBearing', 'URI', 'URIs of what must stay', { flag: 'keep', repeat: true }),
      option('budgetTokens', 'TOKENS', 'Fit into this many tokens', { flag: 'budget', kind: 'number' }),
    ],
    examples: [
      { title: 'Keep the fact', command: 'cortex compact upgrade-node 1 matrix://cortex/Fact/01HF7YAT00XR00000000000002#1 matrix://cortex/Event/01HF7YAT00XR00000000000003#1 --keep matrix://cortex/Fact/01HF7YAT00XR00000000000002#1' },
    ],
  }),
  command('checkpoint', 'outcomes', 'Show what a compaction kept and what it reduced to one line each', 'read', {
    usage: 'checkpoint <intent> <step>',
    positionals: [
      argument('intent', 'Name of the task'),
      argument('step', 'Name of the step in the task'),
    ],
    examples: [
      { title: 'Of a step', command: 'cortex checkpoint upgrade-node 0' },
    ],
  }),
  command('conflicts', 'outcomes', 'List facts that contradict each other (same subject and predicate, different statement)', 'read', {
    usage: 'conflicts [--subject TEXT] [--limit N] [--as-of TIME] [--known-at TIME]',
    options: [
      option('subject', 'TEXT', 'Only about this subject'),
      option('limit', 'N', 'At most this many; default: 100', { kind: 'number' }),
      option('asOf', 'TIME', 'Facts that were true then', { kind: 'time' }),
      option('knownAt', 'TIME', 'As they were known then', { kind: 'time' }),
    ],
    examples: [
      { title: 'All', command: 'cortex conflicts' },
      { title: 'About one thing', command: 'cortex conflicts --subject build' },
    ],
  }),
  command('pinned', 'pager', 'Show the block at the top of every context window: identity, rules, user profile, goal', 'read', {
    usage: 'pinned [<goal>]',
    positionals: [
      argument('goal', 'What is to be done', { required: false }),
    ],
    examples: [
      { title: 'Before the first turn', command: 'cortex pinned' },
      { title: 'With a goal', command: 'cortex pinned \'move the build to Node 22\'' },
    ],
  }),
  command('retrieve', 'pager', 'Find memories for a question, as lines for a prompt, with warnings where needed', 'read', {
    usage: 'retrieve <query> [--limit N] [--budget TOKENS] [--type TYPE]… [--as-of TIME] [--known-at TIME]',
    positionals: [
      argument('query', 'A question or some words', { stdin: true }),
    ],
    options: [
      option('topK', 'N', 'At most this many; default: 8', { flag: 'limit', kind: 'number' }),
      option('budgetTokens', 'TOKENS', 'Never exceeded; default: 6000', { flag: 'budget', kind: 'number' }),
      option('types', 'TYPE', 'Only memories of these types', { flag: 'type', repeat: true, choices: ['Identity', 'Fact', 'Preference', 'Belief', 'Event', 'Goal', 'Constraint', 'Capability', 'Pattern'] }),
      option('asOf', 'TIME', 'What was true then', { kind: 'time' }),
      option('knownAt', 'TIME', 'What was known then', { kind: 'time' }),
    ],
    examples: [
      { title: 'For a question', command: 'cortex retrieve \'which Node does the build use\'' },
      { title: 'Little', command: 'cortex retrieve deploy --limit 3 --budget 300' },
    ],
  }),
  command('procedural', 'pager', 'Find proven procedures for a goal', 'read', {
    usage: 'procedural <goal>',
    positionals: [
      argument('goal', 'What is to be done'),
    ],
    examples: [
      { title: 'Before a deploy', command: 'cortex procedural \'deploy the api\'' },
    ],
  }),
  command('remember-user', 'pager', 'Store a fact about the user, unless the profile already has it', 'write', {
    creates: true,
    usage: 'remember-user <text> [--tag TAG]… [--importance N]',
    positionals: [
      argument('text', 'A sentence about the user', { stdin: true }),
    ],
    options: [
      option('tags', 'TAG', 'Tags to find it by', { flag: 'tag', repeat: true }),
      option('importance', 'N', '0 to 10', { kind: 'number' }),
    ],
    examples: [
      { title: 'Where they live', command: 'cortex remember-user \'The user lives in Lisbon\'' },
    ],
  }),
  command('outcome', 'pager', 'Record the outcome of something as an event', 'write', {
    creates: true,
    usage: 'outcome <summary> --outcome OUTCOME [--intent TEXT]',
    positionals: [
      argument('summary', 'What happened'),
    ],
    options: [
      option('outcome', 'OUTCOME', 'How it ended', { required: true, choices: ['success', 'failure', 'partial'] }),
      option('intent', 'TEXT', 'Name of the task'),
    ],
    examples: [
      { title: 'It failed', command: 'cortex outcome \'The deploy ran out of memory\' --outcome failure --intent deploy-7' },
    ],
  }),
  command('consolidate', 'pager', 'Learn about the user and the work from a conversation; each turn counts once', 'write', {
    creates: true,
    usage: 'consolidate --turns JSON… [--conversation TEXT]',
    options: [
      option('turns', 'JSON', 'What was said, in order: role and text of each', { kind: 'json', required: true, repeat: true, stdin: true }),
      option('conversationId', 'TEXT', 'Name of the conversation', { flag: 'conversation' }),
    ],
    examples: [
      { title: 'Two turns', command: 'cortex consolidate --turns \'[{"role":"user","text":"I prefer tabs over spaces. Never push to main."},{"role":"assistant","text":"Noted."}]\' --conversation morning' },
    ],
  }),
  command('assemble', 'windows', 'Put together what a model should see for one turn, within a budget, and note it down', 'write', {
    usage: 'assemble <query> [--goal TEXT] [--conversation ID] [--intent TEXT] [--summary TEXT] [--budget TOKENS]',
    positionals: [
      argument('query', 'What the user says now', { stdin: true }),
    ],
    options: [
      option('goal', 'TEXT', 'What is to be done; default: the goal of the conversation'),
      option('conversationId', 'ID', 'Name of the conversation', { flag: 'conversation' }),
      option('intent', 'TEXT', 'Name of the task'),
      option('summary', 'TEXT', 'Of the earlier turns'),
      option('budgetTokens', 'TOKENS', 'For the whole window; never exceeded', { flag: 'budget', kind: 'number' }),
    ],
    examples: [
      { title: 'One turn', command: 'cortex assemble \'which Node does the build use\'' },
      { title: 'A turn of a conversation, small', command: 'cortex assemble \'and the deploy?\' --conversation morning --budget 800' },
    ],
  }),
  command('preview', 'windows', 'Show the window that assemble would put together now, and note nothing down', 'read', {
    usage: 'preview <query> [--goal TEXT] [--conversation ID] [--summary TEXT] [--budget TOKENS]',
    positionals: [
      argument('query', 'What the user says now', { stdin: true }),
    ],
    options: [
      option('goal', 'TEXT', 'What is to be done; default: the goal of the conversation'),
      option('conversationId', 'ID', 'Name of the conversation', { flag: 'conversation' }),
      option('summary', 'TEXT', 'Of the earlier turns'),
      option('budgetTokens', 'TOKENS', 'For the whole window; never exceeded', { flag: 'budget', kind: 'number' }),
    ],
    examples: [
      { title: 'One turn', command: 'cortex preview \'which Node does the build use\'' },
      { title: 'With less room', command: 'cortex preview \'which Node?\' --budget 800' },
    ],
  }),
  command('interpolate', 'windows', 'Fill {cortex.bundle …}, {cortex.find …} and {cortex.resolve …} in a prompt template', 'read', {
    usage: 'interpolate <template>',
    positionals: [
      argument('template', 'The text with places to fill', { stdin: true }),
    ],
    examples: [
      { title: 'Facts in a prompt', command: 'cortex interpolate \'What you know:\n{cortex.find type=Fact limit=5 form=short}\'' },
    ],
  }),
  command('compact-transcript', 'windows', 'Summarize a transcript by rules, so that addresses, names and the next step survive', 'read', {
    usage: 'compact-transcript --turns JSON… [--previous TEXT]',
    options: [
      option('turns', 'JSON', 'What was said, in order', { kind: 'json', required: true, repeat: true, stdin: true }),
      option('previous', 'TEXT', 'The summary of what came before'),
    ],
    examples: [
      { title: 'Two turns', command: 'cortex compact-transcript --turns \'[{"role":"user","text":"Move the build to Node 22."},{"role":"assistant","text":"Done in ci.yml; next: run the tests."}]\'' },
    ],
  }),
  command('ledger', 'windows', 'Show what was put into which window, and at what cost in tokens', 'read', {
    usage: 'ledger [--conversation ID] [--turn N] [--limit N]',
    options: [
      option('conversationId', 'ID', 'Name of the conversation', { flag: 'conversation' }),
      option('turn', 'N', 'Only this window of the conversation', { kind: 'number' }),
      option('limit', 'N', 'At most this many; default: 20', { kind: 'number' }),
    ],
    examples: [
      { title: 'The newest', command: 'cortex ledger' },
      { title: 'Of one conversation', command: 'cortex ledger --conversation morning --limit 5' },
    ],
  }),
  command('conversation-add', 'conversations', 'Add one turn to a conversation; secrets in it are blacked out', 'write', {
    creates: true,
    usage: 'conversation-add <conversationId> <text> [--role ROLE] [--intent-id TEXT] [--tool TEXT]',
    positionals: [
      argument('conversationId', 'Name of the conversation'),
      argument('text', 'What was said', { stdin: true }),
    ],
    options: [
      option('role', 'ROLE', 'Who speaks; default: user', { choices: ['user', 'assistant', 'system', 'tool'] }),
      option('intentId', 'TEXT', 'Name of the task'),
      option('tool', 'TEXT', 'The tool that answers or is called'),
    ],
    examples: [
      { title: 'A question', command: 'cortex conversation-add morning \'Which Node do we use?\'' },
    ],
  }),
  command('conversation-list', 'conversations', 'List the conversations that were kept, newest first', 'read', {
    usage: 'conversation-list [--limit N]',
    options: [
      option('limit', 'N', 'At most this many; default: 50', { kind: 'number' }),
    ],
    examples: [
      { title: 'All', command: 'cortex conversation-list' },
    ],
  }),
  command('conversation-show', 'conversations', 'Show the last turns of a conversation, word for word', 'read', {
    usage: 'conversation-show <conversationId> [--limit N]',
    positionals: [
      argument('conversationId', 'Name of the conversation'),
    ],
    options: [
      option('limit', 'N', 'At most this many; default: 50', { kind: 'number' }),
    ],
    examples: [
      { title: 'The last five', command: 'cortex conversation-show morning --limit 5' },
    ],
  }),
  command('conversation-recall', 'conversations', 'Find earlier turns of a conversation that matter for a question', 'read', {
    usage: 'conversation-recall <conversationId> <query>',
    positionals: [
      argument('conversationId', 'Name of the conversation'),
      argument('query', 'A question or some words'),
    ],
    examples: [
      { title: 'Ask', command: 'cortex conversation-recall morning Node' },
    ],
  }),
  command('conversation-delete', 'conversations', 'Delete a conversation and all its turns, permanently', 'destructive', {
    usage: 'conversation-delete <conversationId> [--yes]',
    positionals: [
      argument('conversationId', 'Name of the conversation'),
    ],
    options: [
      option('yes', undefined, 'Confirm: this cannot be undone'),
    ],
    examples: [
      { title: 'Delete', command: 'cortex conversation-delete morning --yes' },
    ],
  }),
  command('pattern-write', 'patterns', 'Store a procedure; it replaces one with the same name', 'write', {
    creates: true,
    usage: 'pattern-write <name> [--trigger TEXT] --step TEXT… [--precondition TEXT]… [--gotcha TEXT]… [--success-criterion TEXT]… [--strength N] [--from INTENT]… [--coverage N]',
    positionals: [
      argument('name', 'What the procedure is called'),
    ],
    options: [
      option('trigger', 'TEXT', 'When to apply it'),
      option('steps', 'TEXT', 'What to do, in order', { flag: 'step', required: true, repeat: true }),
      option('preconditions', 'TEXT', 'What to check before', { flag: 'precondition', repeat: true }),
      option('gotchas', 'TEXT', 'What went wrong before', { flag: 'gotcha', repeat: true }),
      option('successCriteria', 'TEXT', 'What to check after', { flag: 'success-criterion', repeat: true }),
      option('strength', 'N', 'How sure it is; default: 0.5', { kind: 'number' }),
      option('derivedFrom', 'INTENT', 'Tasks in which it worked; it is offered once there are enough', { flag: 'from', repeat: true }),
      option('coverage', 'N', 'In how many tasks it worked; more than are named do not count', { kind: 'number' }),
    ],
    examples: [
      { title: 'A release', command: 'cortex pattern-write release --trigger \'publishing a release\' --step \'run the tests\' --step \'tag the commit\' --step \'push the tag\'' },
    ],
  }),
  command('pattern-report', 'patterns', 'Report that a procedure worked or failed in a task; each task counts once', 'write', {
    creates: true,
    usage: 'pattern-report <name> [--trigger TEXT] [--step TEXT]… [--precondition TEXT]… [--gotcha TEXT]… [--success-criterion TEXT]… --intent TEXT --outcome OUTCOME',
    positionals: [
      argument('name', 'What the procedure is called'),
    ],
    options: [
      option('trigger', 'TEXT', 'When to apply it'),
      option('steps', 'TEXT', 'What to do, in order; default: as the procedure of this name says', { flag: 'step', repeat: true }),
      option('preconditions', 'TEXT', 'What to check before', { flag: 'precondition', repeat: true }),
      option('gotchas', 'TEXT', 'What went wrong before', { flag: 'gotcha', repeat: true }),
      option('successCriteria', 'TEXT', 'What to check after', { flag: 'success-criterion', repeat: true }),
      option('intent', 'TEXT', 'Name of the task', { required: true }),
      option('outcome', 'OUTCOME', 'How it went', { required: true, choices: ['success', 'failure'] }),
    ],
    examples: [
      { title: 'It worked', command: 'cortex pattern-report release --trigger \'publishing a release\' --step \'run the tests\' --step \'tag the commit\' --step \'push the tag\' --intent release-1.4 --outcome success' },
      { title: 'By its name', command: 'cortex pattern-report deploy --intent deploy-7 --outcome success' },
    ],
  }),
  command('pattern-list', 'patterns', 'List procedures, how often they worked and which became skills', 'read', {
    usage: 'pattern-list [--limit N] [--proven]',
    options: [
      option('limit', 'N', 'At most this many; default: 50', { kind: 'number' }),
      option('proven', undefined, 'Only those that worked often enough'),
    ],
    examples: [
      { title: 'All', command: 'cortex pattern-list' },
    ],
  }),
  command('pattern-promote', 'patterns', 'Write a proven procedure as a SKILL.md into the configured skills directory', 'write', {
    usage: 'pattern-promote <uri>',
    positionals: [
      argument('uri', 'URI of the pattern'),
    ],
    examples: [
      { title: 'A skill', command: 'cortex pattern-promote matrix://cortex/Pattern/01HF7YAT00XR00000000000004#1' },
    ],
  }),
  command('audit', 'audit', 'Check for duplicates, contradictions, unread memories, secrets and echoes of recalled text', 'read', {
    usage: 'audit [--limit N]',
    options: [
      option('limit', 'N', 'At most this many; default: 20', { kind: 'number' }),
    ],
    examples: [
      { title: 'Audit', command: 'cortex audit' },
    ],
  }),
  command('history', 'history', 'List the versions of a memory, newest first', 'read', {
    usage: 'history <uri> [--limit N]',
    positionals: [
      argument('uri', 'A URI such as matrix://cortex/Fact/01…#1, or the id alone'),
    ],
    options: [
      option('limit', 'N', 'At most this many; default: 20', { kind: 'number' }),
    ],
    examples: [
      { title: 'All versions', command: 'cortex history 01HF7YAT00XR00000000000002' },
    ],
  }),
  command('diff', 'history', 'Compare two versions field by field', 'read', {
    usage: 'diff <from> [<to>]',
    positionals: [
      argument('from', 'URI of a version, or an id, whose newest version is meant'),
      argument('to', 'Another; default: the version before it', { required: false }),
    ],
    examples: [
      { title: 'Two versions', command: 'cortex diff matrix://cortex/Fact/01HF7YAT00XR00000000000002#1 matrix://cortex/Fact/01HF7YAT00XR00000000000002#2' },
      { title: 'What the last change was', command: 'cortex diff matrix://cortex/Fact/01HF7YAT00XR00000000000002#2' },
    ],
  }),
  command('log', 'history', 'List journal entries, newest last', 'read', {
    usage: 'log [--limit N] [--since SEQ] [--kind KIND]… [--texts] [--stored]',
    options: [
      option('limit', 'N', 'At most this many; default: 20', { kind: 'number' }),
      option('since', 'SEQ', 'Begin with this entry; default: the newest ones', { kind: 'number' }),
      option('kinds', 'KIND', 'Only entries of these kinds', { flag: 'kind', repeat: true, choices: ['genesis', 'write', 'update', 'update_head', 'tombstone', 'restore', 'erase', 'add_edge', 'remove_edge', 'compact', 'attest', 'learn_weights', 'find_late', 'scope_violation', 'revoke', 'migration', 'set_owner'] }),
      option('texts', undefined, 'Say for each memory of an entry what it says now, with at most 200 entries'),
      option('stored', undefined, 'Show each entry as it is stored: its bytes, and what every stretch of them says'),
    ],
    examples: [
      { title: 'The newest entries', command: 'cortex log' },
      { title: 'From one on, of one kind', command: 'cortex log --since 10 --kind tombstone' },
      { title: 'One, byte by byte', command: 'cortex log --limit 1 --since 1 --stored' },
    ],
  }),
  command('neighbours', 'explore', 'Show a memory, what is linked to it, and what is linked to those', 'read', {
    usage: 'neighbours <uri> [--depth N] [--limit N] [--as-of TIME]',
    positionals: [
      argument('uri', 'A URI such as matrix://cortex/Fact/01…#1, or the id alone'),
    ],
    options: [
      option('depth', 'N', 'How many links away; default: 1', { kind: 'number' }),
      option('limit', 'N', 'At most this many; default: 60', { kind: 'number' }),
      option('asOf', 'TIME', 'As the store knew it then; default: now', { kind: 'time' }),
    ],
    examples: [
      { title: 'One step', command: 'cortex neighbours 01HF7YAT00XR00000000000001' },
    ],
  }),
  command('timeline', 'explore', 'Count what was written, revised, replaced, forgotten, recalled and linked on each day', 'read', {
    usage: 'timeline [--from TIME] [--to TIME] [--bucket BUCKET] [--type TYPE]…',
    options: [
      option('from', 'TIME', 'The first day; default: the first entry', { kind: 'time' }),
      option('to', 'TIME', 'The last day; default: now', { kind: 'time' }),
      option('bucket', 'BUCKET', 'Weeks begin on Monday; default: day', { choices: ['day', 'week', 'month'] }),
      option('types', 'TYPE', 'Only entries about memories of these types', { flag: 'type', repeat: true, choices: ['Identity', 'Fact', 'Preference', 'Belief', 'Event', 'Goal', 'Constraint', 'Capability', 'Pattern'] }),
    ],
    examples: [
      { title: 'Everything', command: 'cortex timeline' },
      { title: 'Since a day, by week', command: 'cortex timeline --from 2026-05-01 --bucket week' },
    ],
  }),
  command('facets', 'explore', 'Count memories by type, tag, origin, channel, state and what needs a look', 'read', {
    usage: 'facets [--as-of TIME] [--mark MARK]',
    options: [
      option('asOf', 'TIME', 'As the store knew it then; default: now', { kind: 'time' }),
      option('mark', 'MARK', 'Also give the ids of the memories that it counts', { choices: ['disagrees', 'never-read', 'ends-soon'] }),
    ],
    examples: [
      { title: 'What there is', command: 'cortex facets' },
      { title: 'Which of them were never read', command: 'cortex facets --mark never-read' },
    ],
  }),
  command('why-not', 'why-not', 'Explain why a memory is, or is not, among the answers to a question', 'read', {
    usage: 'why-not <uri> <query> [--limit N] [--as-of TIME]',
    positionals: [
      argument('uri', 'A URI such as matrix://cortex/Fact/01…#1, or the id alone'),
      argument('query', 'The question'),
    ],
    options: [
      option('limit', 'N', 'At most this many; default: 10', { kind: 'number' }),
      option('asOf', 'TIME', 'What was true then', { kind: 'time' }),
    ],
    examples: [
      { title: 'Ask why', command: 'cortex why-not 01HF7YAT00XR00000000000002 \'which Node runs the build\'' },
    ],
  }),
  command('windows', 'seen-windows', 'List the windows that were shown to a model, newest first', 'read', {
    usage: 'windows [--conversation ID] [--since TIME] [--limit N]',
    options: [
      option('conversationId', 'ID', 'Name of the conversation', { flag: 'conversation' }),
      option('since', 'TIME', 'Only those made from then on', { kind: 'time' }),
      option('limit', 'N', 'At most this many; default: 20', { kind: 'number' }),
    ],
    examples: [
      { title: 'The newest', command: 'cortex windows' },
      { title: 'Since a day', command: 'cortex windows --since 2026-05-01 --limit 5' },
    ],
  }),
  command('window', 'seen-windows', 'Show what was in a window, what was left out and why; or why a memory was not in it', 'read', {
    usage: 'window [<id>] [--uri TEXT]',
    positionals: [
      argument('id', 'The window, such as morning/1, as `windows` lists them; default: the last one', { required: false }),
    ],
    options: [
      option('uri', 'TEXT', 'A memory: say where it was shown in the window, or why not'),
    ],
    examples: [
      { title: 'The last one', command: 'cortex window' },
      { title: 'Why was it not there?', command: 'cortex window morning/1 --uri 01HF7YAT00XR00000000000002' },
    ],
  }),
  command('erase', 'trust', 'Remove the content of a memory from every file, permanently; a record of the erasure stays', 'destructive', {
    usage: 'erase <uri> --reason TEXT [--yes]',
    positionals: [
      argument('uri', 'A URI such as matrix://cortex/Fact/01…#1, or the id alone'),
    ],
    options: [
      option('reason', 'TEXT', 'The reason; kept in the journal', { required: true }),
      option('yes', undefined, 'Confirm: this cannot be undone'),
    ],
    examples: [
      { title: 'Erase', command: 'cortex erase matrix://cortex/Fact/01HF7YAT00XR00000000000002#1 --reason \'the customer asked\' --yes' },
    ],
  }),
  command('scrub', 'trust', 'Rewrite files that may still hold traces of erased content; the root stays the same', 'write', {
    usage: 'scrub',
    examples: [
      { title: 'Scrub', command: 'cortex scrub' },
    ],
  }),
  command('revert', 'trust', 'Undo one journal entry or a range, by adding new entries', 'destructive', {
    usage: 'revert <entries> --reason TEXT',
    positionals: [
      argument('entries', 'The number of an entry, or FROM..TO; `log` shows them'),
    ],
    options: [
      option('reason', 'TEXT', 'The reason; kept in the journal', { required: true }),
    ],
    examples: [
      { title: 'A range', command: 'cortex revert 3..4 --reason \'a bad session\'' },
      { title: 'One entry', command: 'cortex revert 1 --reason \'not what I meant\'' },
    ],
  }),
  command('blame', 'trust', 'Show who changed a memory, when and why', 'read', {
    usage: 'blame <uri> [--limit N]',
    positionals: [
      argument('uri', 'A URI such as matrix://cortex/Fact/01…#1, or the id alone'),
    ],
    options: [
      option('limit', 'N', 'At most this many; default: 50', { kind: 'number' }),
    ],
    examples: [
      { title: 'Blame', command: 'cortex blame 01HF7YAT00XR00000000000002' },
    ],
  }),
  command('trace', 'trust', 'Show what a memory was derived from, and what was derived from it', 'read', {
    usage: 'trace <uri>',
    positionals: [
      argument('uri', 'A URI such as matrix://cortex/Fact/01…#1, or the id alone'),
    ],
    examples: [
      { title: 'Trace', command: 'cortex trace matrix://cortex/Fact/01HF7YAT00XR00000000000002#1' },
    ],
  }),
  command('revoke', 'trust', 'Revoke a grant and everything passed on from it', 'destructive', {
    usage: 'revoke <scopeId> --reason TEXT',
    positionals: [
      argument('scopeId', '64 hex digits, as `grant` and `verify FILE` print them'),
    ],
    options: [
      option('reason', 'TEXT', 'The reason; kept in the journal', { required: true }),
    ],
    examples: [
      { title: 'Revoke', command: 'cortex revoke abababababababababababababababababababababababababababababababab --reason \'the work is done\'' },
    ],
  }),
  command('prove', 'proofs', 'Prove that memories or an entry are in the store, or that its journal only grew, as a file', 'read', {
    usage: 'prove [<uris>…] [--content CONTENT] [--entry N] [--from N] [--to N]',
    positionals: [
      argument('uris', 'URIs of the memories', { required: false, repeat: true }),
    ],
    options: [
      option('content', 'CONTENT', 'How much of each memory the proof shows; default: hash, which shows nothing', { choices: ['hash', 'public', 'head', 'version'] }),
      option('entry', 'N', 'Instead of memories: the number of a journal entry', { kind: 'number' }),
      option('from', 'N', 'Instead of memories: prove that the journal of this many entries only grew', { kind: 'number' }),
      option('to', 'N', 'Up to this many entries; default: all', { kind: 'number' }),
    ],
    examples: [
      { title: 'That a memory is there', command: 'cortex prove matrix://cortex/Fact/01HF7YAT00XR00000000000002#2' },
      { title: 'And what it says', command: 'cortex prove matrix://cortex/Fact/01HF7YAT00XR00000000000002#2 --content version' },
      { title: 'That an entry is in the journal', command: 'cortex prove --entry 1' },
      { title: 'That nothing was changed since', command: 'cortex prove --from 1' },
    ],
  }),
  command('prove-edge', 'proofs', 'Prove that two memories are linked, or that they are not, as a file', 'read', {
    usage: 'prove-edge <src> <type> <dst>',
    positionals: [
      argument('src', 'A URI such as matrix://cortex/Fact/01…#1, or the id alone'),
      argument('type', 'How the first memory relates to the second', { choices: ['derived_from', 'supersedes', 'references', 'contradicts', 'corroborates', 'consents_to', 'dispatched_to', 'attested_by', 'cited_in', 'tombstones', 'part_of', 'instance_of', 'caused_by', 'observed_by', 'related_to', 'follows'] }),
      argument('dst', 'A URI such as matrix://cortex/Fact/01…#1, or the id alone'),
    ],
    examples: [
      { title: 'That nothing links them', command: 'cortex prove-edge 01HF7YAT00XR00000000000002 references 01HF7YAT00XR00000000000001' },
    ],
  }),
  command('ctx-search', 'dense', 'Search the entries of the markdown context, best match first', 'read', {
    words: 'ctx search',
    usage: 'ctx search <query> [--project TEXT] [--kind KIND]… [--limit N] [--all]',
    positionals: [
      argument('query', 'Some words'),
    ],
    options: [
      option('project', 'TEXT', 'Only in this project'),
      option('kinds', 'KIND', 'Only these kinds of entries', { flag: 'kind', repeat: true, choices: ['experiment', 'knowledge', 'pattern'] }),
      option('limit', 'N', 'At most this many; default: 10', { kind: 'number' }),
      option('all', undefined, 'Include invalidated entries'),
    ],
    examples: [
      { title: 'Find', command: 'cortex ctx search \'tide tables\'' },
    ],
  }),
  command('ctx-show', 'dense', 'Show one entry of the markdown context', 'read', {
    words: 'ctx show',
    usage: 'ctx show <id> [--project TEXT]',
    positionals: [
      argument('id', 'Such as K-1'),
    ],
    options: [
      option('project', 'TEXT', 'Name of the project; default: the only one'),
    ],
    examples: [
      { title: 'Read', command: 'cortex ctx show K-1' },
    ],
  }),
  command('ctx-fresh', 'dense', 'Brief a newcomer to a project of the markdown context, within a token budget', 'read', {
    words: 'ctx fresh',
    usage: 'ctx fresh [<project>] [--budget TOKENS]',
    positionals: [
      argument('project', 'Name of the project; default: the only one', { required: false }),
    ],
    options: [
      option('budgetTokens', 'TOKENS', 'Never exceeded; default: 2000', { flag: 'budget', kind: 'number' }),
    ],
    examples: [
      { title: 'Before work', command: 'cortex ctx fresh --budget 500' },
    ],
  }),
  command('ctx-projects', 'dense', 'List the projects of the markdown context', 'read', {
    words: 'ctx projects',
    usage: 'ctx projects',
    examples: [
      { title: 'List', command: 'cortex ctx projects' },
    ],
  }),
  command('ctx-graph', 'dense', 'Show how entries of the markdown context relate to each other', 'read', {
    words: 'ctx graph',
    usage: 'ctx graph [<id>] [--project TEXT] [--limit N]',
    positionals: [
      argument('id', 'Only what leads to this entry and away from it', { required: false }),
    ],
    options: [
      option('project', 'TEXT', 'Only this project; default: all'),
      option('limit', 'N', 'At most this many; default: 200', { kind: 'number' }),
    ],
    examples: [
      { title: 'Who refers to an entry', command: 'cortex ctx graph K-1' },
      { title: 'All of a project', command: 'cortex ctx graph --project atlas' },
    ],
  }),
  command('ctx-tasks', 'dense', 'List the tasks of a project of the markdown context, in order', 'read', {
    words: 'ctx tasks list',
    usage: 'ctx tasks list [<project>] [--state STATE]… [--limit N]',
    positionals: [
      argument('project', 'Name of the project; default: the only one', { required: false }),
    ],
    options: [
      option('states', 'STATE', 'Only tasks in these states', { flag: 'state', repeat: true, choices: ['actionable', 'waiting', 'in-progress', 'blocked', 'paused', 'approval-needed', 'pending', 'done'] }),
      option('limit', 'N', 'At most this many; default: 50', { kind: 'number' }),
    ],
    examples: [
      { title: 'What can be done now', command: 'cortex ctx tasks list --state actionable' },
    ],
  }),
  command('ctx-maintain', 'dense', 'Suggest what to review in the markdown context, and why; changes nothing', 'read', {
    words: 'ctx maintain',
    usage: 'ctx maintain [<project>] [--all] [--limit N]',
    positionals: [
      argument('project', 'Name of the project; default: the only one', { required: false }),
    ],
    options: [
      option('all', undefined, 'Include dismissed proposals'),
      option('limit', 'N', 'At most this many; default: 50', { kind: 'number' }),
    ],
    examples: [
      { title: 'Proposals', command: 'cortex ctx maintain' },
    ],
  }),
  command('ctx-lint', 'dense', 'Check the markdown context and list problems by file', 'read', {
    words: 'ctx lint',
    usage: 'ctx lint [--project TEXT] [--limit N]',
    options: [
      option('project', 'TEXT', 'Only this project; default: all'),
      option('limit', 'N', 'At most this many; default: 100', { kind: 'number' }),
    ],
    examples: [
      { title: 'Check all', command: 'cortex ctx lint' },
    ],
  }),
  command('ctx-new', 'dense-changes', 'Create an entry of the markdown context from its template and add it to the index', 'write', {
    words: 'ctx new',
    usage: 'ctx new <kind> <summary> --tag TEXT… [--body TEXT] [--evidence TEXT]… [--source TEXT]… [--link TEXT]… [--status TEXT] [--executor TEXT] [--date TEXT] [--variant-of TEXT] [--project TEXT]',
    positionals: [
      argument('kind', 'What was tried, what is known of it, or what holds in general', { choices: ['experiment', 'knowledge', 'pattern'] }),
      argument('summary', 'A one-line summary'),
    ],
    options: [
      option('tags', 'TEXT', 'Tags to find it by', { flag: 'tag', required: true, repeat: true }),
      option('body', 'TEXT', 'Markdown; default: a template', { stdin: true }),
      option('evidence', 'TEXT', 'Ids that knowledge rests on; it needs one', { repeat: true }),
      option('sources', 'TEXT', 'Ids of experiments that a pattern comes from; it needs one', { flag: 'source', repeat: true }),
      option('links', 'TEXT', 'Ids of related entries', { flag: 'link', repeat: true }),
      option('status', 'TEXT', 'Such as active or challenged:K-2'),
      option('executor', 'TEXT', 'Who did the experiment'),
      option('date', 'TEXT', 'YYYY-MM-DD; default: today'),
      option('variantOf', 'TEXT', 'The experiment of which this is a variant'),
      option('project', 'TEXT', 'Name of the project; default: the only one'),
    ],
    examples: [
      { title: 'After an experiment', command: 'cortex ctx new experiment \'Tide tables checked against the gauge\' --tag tide --body \'They differ by less than a minute.\'' },
      { title: 'What it taught', command: 'cortex ctx new knowledge \'The gauge agrees with the tables\' --tag tide --evidence K-1' },
    ],
  }),
  command('ctx-status', 'dense-changes', 'Change the status of an entry of the markdown context, and show what that affects', 'destructive', {
    words: 'ctx status',
    usage: 'ctx status <id> <status> [--reason TEXT] [--mark-downstream] [--force] [--project TEXT]',
    positionals: [
      argument('id', 'Such as K-1'),
      argument('status', 'Such as valid, superseded:K-7, challenged:EXP-3 or invalidated'),
    ],
    options: [
      option('reason', 'TEXT', 'The reason; needed for invalidated'),
      option('markDownstream', undefined, 'Also mark what rests on the entry as challenged'),
      option('force', undefined, 'Change a final status anyway'),
      option('project', 'TEXT', 'Name of the project; default: the only one'),
    ],
    examples: [
      { title: 'It was wrong', command: 'cortex ctx status K-1 invalidated --reason \'local time\'' },
    ],
  }),
  command('ctx-rename', 'dense-changes', 'Rename an entry of the markdown context and update every reference', 'destructive', {
    words: 'ctx rename',
    usage: 'ctx rename <from> <to> [--project TEXT]',
    positionals: [
      argument('from', 'Such as K-1'),
      argument('to', 'Such as K-1'),
    ],
    options: [
      option('project', 'TEXT', 'Name of the project; default: the only one'),
    ],
    examples: [
      { title: 'Another number', command: 'cortex ctx rename K-1 K-7' },
    ],
  }),
  command('ctx-task-add', 'dense-changes', 'Add a task to a project of the markdown context', 'write', {
    words: 'ctx tasks add',
    usage: 'ctx tasks add <text> --why TEXT --done-when TEXT [--template TEXT] [--priority PRIORITY] [--plan TEXT] [--depends-on TEXT]… [--parent TEXT] [--owner TEXT] [--project TEXT]',
    positionals: [
      argument('text', 'What to do'),
    ],
    options: [
      option('why', 'TEXT', 'Why it is worth doing', { required: true }),
      option('doneWhen', 'TEXT', 'How to tell that it is done', { required: true }),
      option('template', 'TEXT', 'How it is worked on; default: default'),
      option('priority', 'PRIORITY', 'Default: Medium', { choices: ['high', 'medium', 'low'] }),
      option('plan', 'TEXT', 'Where its plan is written'),
      option('dependsOn', 'TEXT', 'Tasks that come first', { repeat: true }),
      option('parent', 'TEXT', 'The task that it is part of'),
      option('owner', 'TEXT', 'Who adds it; needed while somebody has locked the queue'),
      option('project', 'TEXT', 'Name of the project; default: the only one'),
    ],
    examples: [
      { title: 'Something to do', command: 'cortex ctx tasks add \'Check the tide tables\' --why \'They are in UTC\' --done-when \'notes/tides.md says so\'' },
    ],
  }),
  command('ctx-task', 'dense-changes', 'Claim, block, pause, complete or reopen a task of the markdown context', 'write', {
    words: 'ctx tasks',
    usage: 'ctx tasks <id> <action> [--by TEXT] [--reason TEXT] [--note TEXT] [--skip-verify TEXT] [--project TEXT]',
    positionals: [
      argument('id', 'Four digits, as ctx-tasks shows them'),
      argument('action', 'What happens to it', { choices: ['claim', 'unclaim', 'block', 'unblock', 'pause', 'resume', 'request-approval', 'pending', 'reopen', 'complete', 'uncomplete'] }),
    ],
    options: [
      option('by', 'TEXT', 'Who claims it'),
      option('reason', 'TEXT', 'What blocks it'),
      option('note', 'TEXT', 'How it was done; a commit counts as evidence'),
      option('skipVerify', 'TEXT', 'Why it is complete although nothing shows it'),
      option('project', 'TEXT', 'Name of the project; default: the only one'),
    ],
    examples: [
      { title: 'Take it', command: 'cortex ctx tasks a1f0 claim --by ada' },
    ],
  }),
  command('ctx-user-learn', 'dense-changes', 'Store a preference of the owner in USER.md of the markdown context, one per topic', 'write', {
    words: 'ctx user-learn',
    usage: 'ctx user-learn <observation> [--section TEXT]',
    positionals: [
      argument('observation', 'Such as Language: British English'),
    ],
    options: [
      option('section', 'TEXT', 'Default: Working habits'),
    ],
    examples: [
      { title: 'A habit', command: 'cortex ctx user-learn \'Times: always in UTC\'' },
    ],
  }),
  command('ctx-new-project', 'dense-changes', 'Create a project in the markdown context from templates', 'write', {
    words: 'ctx new project',
    usage: 'ctx new project <name> [--purpose TEXT] [--priority PRIORITY]',
    positionals: [
      argument('name', 'Letters, digits and dashes'),
    ],
    options: [
      option('purpose', 'TEXT', 'What the project is for, in a sentence'),
      option('priority', 'PRIORITY', 'Default: Medium', { choices: ['High', 'Medium', 'Low'] }),
    ],
    examples: [
      { title: 'Set up', command: 'cortex ctx new project harbour --purpose \'Berths and tides.\'' },
    ],
  }),
  command('ctx-index', 'dense-changes', 'Regenerate the indexes and counts of the markdown context', 'write', {
    words: 'ctx index',
    usage: 'ctx index [<project>]',
    positionals: [
      argument('project', 'Only this project; default: all', { required: false }),
    ],
    examples: [
      { title: 'All of it', command: 'cortex ctx index' },
    ],
  }),
  command('ctx-sync', 'dense-changes', 'Find lines missing from CORTEX.md files of the markdown context; insert them on request', 'write', {
    words: 'ctx sync',
    usage: 'ctx sync [<project>] [--write]',
    positionals: [
      argument('project', 'Only this project; default: all', { required: false }),
    ],
    options: [
      option('write', undefined, 'Insert them, rather than only show them'),
    ],
    examples: [
      { title: 'Look', command: 'cortex ctx sync' },
      { title: 'Insert', command: 'cortex ctx sync atlas --write' },
    ],
  }),
  command('branch-list', 'branches', 'List the git branches whose memories are staged, and which of them are merged', 'read', {
    usage: 'branch-list',
    examples: [
      { title: 'All', command: 'cortex branch-list' },
    ],
  }),
  command('branch-merge', 'branches', 'Move what is staged on merged branches into the project\'s memory', 'write', {
    usage: 'branch-merge [<branch>] [--take SIDE]',
    positionals: [
      argument('branch', 'This one, whatever git says of it; default: all that are merged into the main one', { required: false }),
    ],
    options: [
      option('take', 'SIDE', 'Whose word counts where both changed a memory; default: neither, it stays staged', { choices: ['branch', 'project'] }),
    ],
    examples: [
      { title: 'All that git calls merged', command: 'cortex branch-merge' },
    ],
  }),
  command('branch-drop', 'branches', 'Give up what is staged on a git branch, permanently', 'destructive', {
    usage: 'branch-drop <branch> [--yes]',
    positionals: [
      argument('branch', 'The branch whose memories are given up'),
    ],
    options: [
      option('yes', undefined, 'Confirm: this cannot be undone'),
    ],
    examples: [
      { title: 'An experiment that failed', command: 'cortex branch-drop redis --yes' },
    ],
  }),
  command('status', 'store', 'Show whose memory this is, what it holds and how it is doing', 'read', {
    usage: 'status',
    examples: [
      { title: 'Status', command: 'cortex status' },
    ],
  }),
  command('root', 'store', 'Print the hash that commits to everything in the store', 'read', {
    usage: 'root',
    examples: [
      { title: 'Root', command: 'cortex root' },
    ],
  }),
  command('snapshot', 'store', 'Record the current roots as a numbered snapshot', 'write', {
    usage: 'snapshot [--trigger TEXT]',
    options: [
      option('trigger', 'TEXT', 'Why the snapshot is taken; default: manual'),
    ],
    examples: [
      { title: 'Before something risky', command: 'cortex snapshot --trigger \'before import\'' },
    ],
  }),
  command('verify', 'store', 'Recompute everything from the journal and compare; changes nothing', 'read', {
    usage: 'verify [--root TEXT] [--manifest JSON]',
    options: [
      option('root', 'TEXT', 'A root that you saved: says whether the history extends it'),
      option('manifest', 'JSON', 'A manifest that you saved, as `snapshot` gives it; instead of root', { kind: 'json' }),
    ],
    examples: [
      { title: 'Verify', command: 'cortex verify' },
      { title: 'Compare with what was saved', command: 'cortex verify --root abababababababababababababababababababababababababababababababab' },
    ],
  }),
  command('rebuild', 'store', 'Rebuild all indexes from the journal; the root stays the same', 'write', {
    usage: 'rebuild [--recover]',
    options: [
      option('recover', undefined, 'If the journal lacks entries that were acknowledged (an older copy, a cut file): go on with what is there, and say what is lost'),
    ],
    examples: [
      { title: 'Rebuild', command: 'cortex rebuild' },
    ],
  }),
]
