import { parse } from 'yaml';

interface Job {
  if?: string;
  permissions?: Permissions;
  steps?: Step[];
}

interface Step {
  run?: string;
  uses?: string;
}

type Permissions = string | Record<string, string>;

interface Workflow {
  on: string | string[] | Record<string, unknown>;
  permissions?: Permissions;
  jobs: Record<string, Job>;
}

const pinned = /^\s*(- )?uses: [\w.-]+(\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
const ownBranch = 'github.event.pull_request.head.repo.full_name == github.repository';
/** What nobody outside can write. Anything else goes through `env`, or it is read as shell. */
const safeInScripts = /\$\{\{ (matrix\.\w+|needs\.\w+\.result) \}\}/g;

/** What a workflow must not have: each problem in a sentence. */
export function workflowProblems(text: string): string[] {
  const workflow = parse(text) as Workflow;
  const events = eventsOf(workflow);
  const jobs = Object.entries(workflow.jobs);
  return [
    ...unpinned(text),
    ...(events.includes('pull_request_target')
      ? ['pull_request_target gives forks the secrets']
      : []),
    ...(isReadOnly(workflow.permissions)
      ? []
      : ['the workflow may not begin with more than reading']),
    ...jobs.flatMap(([name, job]) => scriptProblems(name, job)),
    ...(events.includes('pull_request')
      ? jobs.flatMap(([name, job]) => pullRequestProblems(name, job))
      : []),
  ];
}

const eventsOf = ({ on }: Workflow): string[] =>
  typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(on);

const isReadOnly = (permissions: Permissions | undefined): boolean =>
  typeof permissions === 'object' &&
  Object.values(permissions).every((access) => access === 'read' || access === 'none');

const unpinned = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => /^\s*(- )?uses: (?!\.\/)/.test(line) && !pinned.test(line))
    .map((line) => `${line.trim()}: not a commit with its version behind it`);

const scriptProblems = (name: string, { steps = [] }: Job): string[] =>
  steps
    .filter(({ run }) => run?.replaceAll(safeInScripts, '').includes('${{'))
    .map(({ run }) => `${name}: an expression is in a script: ${run}`);

/** A job that anybody may start with a pull request only reads, and a secret is for own branches. */
function pullRequestProblems(name: string, job: Job): string[] {
  const problems: string[] = [];
  if (job.permissions && !isReadOnly(job.permissions)) {
    problems.push(`${name}: a pull request starts it, and it may write`);
  }
  if (JSON.stringify(job).includes('secrets.') && !job.if?.includes(ownBranch)) {
    problems.push(`${name}: a pull request of a fork starts it, and it names a secret`);
  }
  return problems;
}
