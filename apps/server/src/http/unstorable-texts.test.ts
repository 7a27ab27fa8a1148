import { importSettings } from '@vestibule/api/settings/contract';
import { settingsFileFormats, writeSettingsFile } from '@vestibule/domain/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../handlers.js';
import { sampleCall, settingsFile } from '../statuses/samples.js';
import { createWorld, send, type World } from '../statuses/world.js';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

afterAll(() => world.close());

const unstorable = ['\0', '\ud83d'];

/** Copies of a value, each with one of its texts corrupted. */
function corrupted(value: unknown, by: string): unknown[] {
  if (typeof value === 'string') return [value + by];
  if (Array.isArray(value)) {
    return value.flatMap((part, index) => corrupted(part, by).map((one) => value.with(index, one)));
  }
  return Object.entries(value ?? {}).flatMap(([name, part]) =>
    corrupted(part, by).map((changed) => Object.assign({}, value, { [name]: changed })),
  );
}

const withJson = operations.filter(({ body, bodyType }) => body && bodyType !== 'multipart');

test.each(withJson)('400: $id, a text that no database keeps, wherever it is', async (call) => {
  const sample = await sampleCall(world, call);
  for (const by of unstorable) {
    for (const body of [...corrupted(sample.body, by), { extra: { [by]: 1 } }]) {
      const response = await send(world.api, call, { ...sample, body });
      expect({ body, status: response.status }).toEqual({ body, status: 400 });
      expect((await response.json()).code).toBe('request.invalid');
    }
  }
});

test.each(unstorable)('422: a settings file that holds %j', async (by) => {
  const setting = { _id: 'desk.note', key: 'desk.note', category: 'desk', value: `Ring${by}` };
  for (const format of settingsFileFormats) {
    const body = settingsFile(writeSettingsFile([setting], format));
    const call = { token: world.tokens.admin, body };
    const response = await send(world.api, importSettings, call);
    expect(response.status).toBe(422);
    expect((await response.json()).code).toBe('settings.file-unreadable');
  }
});
