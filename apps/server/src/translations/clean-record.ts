import { cleanHtml } from '../html/clean-html.js';
import { recordKinds, type RecordKind } from './record-kinds.js';

/** A record of the kind as it may be stored: its HTML is sanitised here, once (ruling 8). */
export function cleanRecord<Fields extends object>(kind: RecordKind, record: Fields): Fields {
  const paths: readonly string[] = recordKinds[kind].html;
  return paths.reduce((cleaned, path) => cleanAt(cleaned, path.split('.')) as Fields, record);
}

function cleanAt(value: unknown, [name, ...rest]: string[]): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => cleanAt(item, name === undefined ? [] : [name, ...rest]));
  }
  if (name === undefined) return typeof value === 'string' ? cleanHtml(value) : value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value;
  return { ...value, [name]: cleanAt((value as Record<string, unknown>)[name], rest) };
}
