import type { Preview } from '@storybook/react-vite';
import { isDay } from '@vestibule/domain/calendar';
import { recordName } from './arg-types.js';
import type { TypeValues } from './type-values.js';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type Context = Parameters<Enhancer>[0];
type ArgsEnhancer = NonNullable<Preview['argsEnhancers']>[number];
type ArgType = Context['argTypes'][string];
type Decorator = Extract<NonNullable<Preview['decorators']>, readonly unknown[]>[number];

const closedSet = /^(?:\(typeof (\w+)\)\[number\]|(\w+))(?: \| undefined)?$/;
/** More than these take too much room as buttons. */
const mostButtons = 5;

/** What of a closed set a property takes, as its type says it. */
function optionsOf({ type }: ArgType, { sets }: TypeValues): readonly string[] | undefined {
  if (typeof type !== 'object') return undefined;
  const written = type.raw ?? ('value' in type ? String(type.value) : '');
  const [, list, name] = closedSet.exec(written) ?? [];
  return sets[list ?? name ?? ''];
}

function controlOf(argType: ArgType, isDay: boolean, values: TypeValues): Partial<ArgType> {
  if (isDay) return { control: { type: 'date' } };
  const options = optionsOf(argType, values);
  if (!options) return {};
  const type = options.length > mostButtons ? 'select' : 'radio';
  return { options, control: { type }, type: { name: 'enum', value: [...options] } };
}

const nameOf = (component: unknown) =>
  (component as { __docgenInfo?: { displayName?: string } } | undefined)?.__docgenInfo?.displayName;

/** A day is chosen from a calendar, a value of a closed set from its values, by every story. */
export function typeControls(values: TypeValues): Enhancer {
  const days = new Set(values.days);
  const enhance: Enhancer = ({ argTypes, component }) =>
    Object.fromEntries(
      Object.entries(argTypes).map(([name, argType]) => {
        const isDay = days.has(`${nameOf(component)}.${name}`);
        return [name, { ...argType, ...(!argType.mapping && controlOf(argType, isDay, values)) }];
      }),
    );
  return Object.assign(enhance, { secondPass: true });
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const two = (part: number) => String(part).padStart(2, '0');

/** The day that a calendar of the controls gives as milliseconds. */
export function dayOf(milliseconds: number): string {
  const date = new Date(milliseconds);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const isCalendar = ({ control }: Partial<ArgType> = {}) =>
  isObject(control) && 'type' in control && control.type === 'date';

/**
 * A value of a story as its control shows it: a record by its name, a day as its midnight here. Storybook
 * would read `YYYY-MM-DD` as midnight in Greenwich: west of it, the day before.
 */
export function asControlShows(argType: Partial<ArgType> | undefined, value: unknown): unknown {
  if (isCalendar(argType) && typeof value === 'string' && isDay(value))
    return new Date(`${value}T00:00`).getTime();
  const records = argType?.mapping;
  return (records && isObject(value) && recordName(records, value)) || value;
}

/** Only where there are controls: who composes a story reads its own values. */
export const beginAsControlsShow: ArgsEnhancer = ({ argTypes, initialArgs }) => {
  if (!('__STORYBOOK_PREVIEW__' in globalThis)) return {};
  const shown = Object.entries(initialArgs).flatMap(([name, value]) => {
    const control = asControlShows(argTypes[name], value);
    return control === value ? [] : [[name, control]];
  });
  return Object.fromEntries(shown);
};

/** From an address it comes as text. */
const isTime = (value: unknown) => typeof value === 'number' || /^-?\d+$/.test(String(value));

/** Components take days as `YYYY-MM-DD`. */
export const withDays: Decorator = (Story, { args, argTypes }) => {
  const chosen = Object.entries(args).filter(
    ([name, value]) => isCalendar(argTypes[name]) && isTime(value),
  );
  if (chosen.length === 0) return Story();
  const days = chosen.map(([name, value]) => [name, dayOf(Number(value))]);
  return Story({ args: { ...args, ...Object.fromEntries(days) } });
};
