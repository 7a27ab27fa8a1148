/** Which stories show a state: the first name is the usual one. */
export const states = {
  default: ['Default', 'Success', 'Paid'],
  filled: ['Filled'],
  loading: ['Loading', 'Busy', 'Submitting', 'Pending'],
  empty: ['Empty'],
  error: ['Error', 'Refused', 'ApiDown'],
  invalid: ['Invalid'],
  disabled: ['Disabled'],
  'long text': ['LongText'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type State = keyof typeof states;

const inWords = ['default', 'long text'] as const;

/** What a component of each kind must show. */
export const kinds = {
  /** Pressed or followed. */
  action: [...inWords, 'disabled'],
  /** One answer of a guest. */
  input: [...inWords, 'filled', 'invalid', 'disabled'],
  /** Several answers, sent together. */
  form: ['default', 'filled', 'invalid', 'disabled', 'error'],
  /** Narrows a list as it is changed; never wrong. */
  filters: [...inWords, 'filled'],
  /** Asked of the server. */
  list: [...inWords, 'loading', 'empty', 'error'],
  /** Given, and possibly none. */
  collection: [...inWords, 'empty'],
  /** One record, or a text. */
  record: inWords,
  /** Opens over the page. */
  overlay: inWords,
  /** Several screens towards one booking. */
  flow: [...inWords, 'invalid', 'loading', 'error'],
  /** Stands for something that is under way, or for a shape without words. */
  shape: ['default'],
  /** A route, with the replies of its server. */
  page: ['default', 'loading', 'error'],
  /** Tokens, drawn. */
  specimen: [],
  /** Examples run through a component that has stories of its own. */
  proof: [],
} as const satisfies Record<string, readonly State[]>;

export type Kind = keyof typeof kinds;

export interface ComponentStates {
  kind: Kind;
  /** A state of its kind that it cannot be in, and why. */
  never?: Partial<Record<State, string>>;
}
