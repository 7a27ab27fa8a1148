import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';
import { recordChoices } from './record-choices.js';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** What the elements underneath take, in words for whoever reads the table of properties. */
const inherited: Record<string, string> = {
  alt: 'What a guest would see; empty where the picture decorates.',
  autoComplete: 'What the browser may fill in.',
  children: 'What it holds.',
  href: 'Where it leads.',
  name: 'The name under which a form sends it.',
  onChange: 'The guest changed it.',
  onClick: 'The guest pressed it.',
  placeholder: 'An example, while it is empty.',
  type: 'What the button does in a form.',
};

type ArgType = Parameters<ArgTypesEnhancer>[0]['argTypes'][string];

/** The type as the code has it, where Storybook sums it up as `union` or `Partial`. */
export function typeOf({ type, table }: ArgType, value: unknown): string | undefined {
  if (typeof type === 'object' && type.raw) return type.raw;
  const summary = table?.type?.summary;
  // It cannot read lists that are `readonly`.
  return summary === 'unknown' && Array.isArray(value) ? 'array' : summary;
}

interface WithDocgen {
  __docgenInfo?: { props?: Record<string, { description?: string }> };
}

/** The default that the comment of a property names, where the code of the component does not show it. */
function documentedDefault(component: unknown, name: string): string | undefined {
  const comment = (component as WithDocgen | undefined)?.__docgenInfo?.props?.[name]?.description;
  return comment && /@default (.*)/.exec(comment)?.[1];
}

/** Of a story whose record is none of the named ones. */
const ownRecord = 'The story’s own';

/** Which of the named records it is. */
export const recordName = (records: object, value: unknown) =>
  Object.entries(records).find(
    ([, record]) => JSON.stringify(record) === JSON.stringify(value),
  )?.[0];

/** A property that takes a record is chosen from named ones, instead of edited as data. */
function choicesOf(name: string, value: unknown, { type }: ArgType): ArgType | undefined {
  const named = recordChoices[name];
  if (!named || typeof value !== 'object' || value === null) return undefined;
  const records = recordName(named, value) ? named : { [ownRecord]: value, ...named };
  const options = Object.keys(records);
  return {
    name,
    options,
    mapping: records,
    control: { type: 'select' },
    // An address that keeps the choice is read by the type: the choice is a name, not the record.
    type: { ...(typeof type === 'object' && type), name: 'enum', value: options },
  };
}

/** Elements and components: there is nothing in them to edit as data. */
const isCode = (value: unknown) => isValidElement(value) || typeof value === 'function';

/** Properties of HTML are described once, and elements are shown rather than edited as data. */
export const describeProperties = ({
  argTypes,
  initialArgs,
  component,
}: Pick<Parameters<ArgTypesEnhancer>[0], 'argTypes' | 'initialArgs'> & { component?: unknown }) =>
  Object.fromEntries(
    Object.keys({ ...argTypes, ...initialArgs }).map((name) => {
      const argType = argTypes[name] ?? { name };
      const summary = typeOf(argType, initialArgs[name]);
      const byDefault = documentedDefault(component, name);
      const table = {
        ...argType.table,
        ...(summary && { type: { summary } }),
        ...(byDefault && { defaultValue: { summary: byDefault } }),
      };
      return [
        name,
        {
          ...argType,
          description: argType.description || inherited[name],
          table,
          ...(isCode(initialArgs[name]) && { control: false as const }),
          ...choicesOf(name, initialArgs[name], argType),
        },
      ];
    }),
  );
describeProperties.secondPass = true;

type ArgsEnhancer = NonNullable<Preview['argsEnhancers']>[number];

const chosenFrom = new Set<unknown>(['boolean', 'enum', 'number']);
const literal = /^(?:true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?|'[^']*')$/;

/** The value that a literal of the code stands for. */
const valueOf = (code: string): unknown =>
  code.startsWith("'") ? code.slice(1, -1) : JSON.parse(code);

/** A switch, a number or a choice begins at its default, as the component does; a text begins empty. */
export const beginWithDefaults = ({
  argTypes,
  initialArgs,
}: Pick<Parameters<ArgsEnhancer>[0], 'argTypes' | 'initialArgs'>) => {
  const defaults = Object.entries(argTypes).flatMap(([name, { type, table }]) => {
    const summary = table?.defaultValue?.summary ?? '';
    const kind = typeof type === 'object' ? type.name : type;
    if (name in initialArgs || !chosenFrom.has(kind) || !literal.test(summary)) return [];
    return [[name, valueOf(summary)]];
  });
  return Object.fromEntries(defaults) as object;
};
