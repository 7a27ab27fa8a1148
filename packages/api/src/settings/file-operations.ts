import { settingsFileFormats } from '@vestibule/domain/settings';
import * as v from 'valibot';
import { envelope, fileReply, operation } from '../transport/operation.js';
import { routes } from './routes.js';

/** A file to keep: JSON or CSV. Secrets are not in it. */
export const exportSettings = operation({
  id: 'settings.export-settings',
  ...routes.exportSettings,
  summary: 'All settings as a file',
  access: 'administrator',
  query: v.object({ format: v.optional(v.picklist(settingsFileFormats), 'json') }),
  reply: fileReply,
  replyType: 'file',
  problems: [],
});

/** Checked whole before anything is written. Without `overwrite`, settings that exist stay. */
export const importSettings = operation({
  id: 'settings.import-settings',
  ...routes.importSettings,
  summary: 'Take settings from an exported file',
  access: 'administrator',
  body: v.object({
    file: v.file('Please choose a file'),
    overwrite: v.optional(
      v.pipe(
        v.picklist(['true', 'false']),
        v.transform((text) => text === 'true'),
      ),
    ),
  }),
  bodyType: 'multipart',
  reply: envelope(v.object({ created: v.number(), changed: v.number(), kept: v.number() })),
  problems: ['settings.file-unreadable', 'settings.invalid'],
});
