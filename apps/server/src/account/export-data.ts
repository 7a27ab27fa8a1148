import type * as contract from '@vestibule/api/account/contract';
import { ProblemError } from '@vestibule/domain/problem';
import type { Handler } from '../http/handler.js';
import { limited, type RateLimit } from '../http/rate-limit.js';
import { succeed } from '../http/succeed.js';
import { allPersonalData } from './all-personal-data.js';
import { findBrowsers, findNetworks } from './network-store.js';
import { findPasskeys, toPasskey } from './passkey-store.js';
import { findPreferences } from './preferences-store.js';
import { findSessions } from './sessions.js';
import { findUser, toUser } from './store.js';

const perGuest: RateLimit<unknown> = {
  name: 'export-data',
  points: 10,
  seconds: 3600,
  key: (_, { caller }) => caller?.id ?? '',
};

/** Everything that is kept about the guest, in one document. */
export const exportData: Handler<typeof contract.exportData> = limited(
  [perGuest],
  async (_, { services, caller }) => {
    const { db } = services;
    const row = await findUser(db, caller.id);
    if (!row) throw new ProblemError('request.unauthenticated');
    const parts = await Promise.all(
      allPersonalData.map(async (part) => [part.name, await part.export(db, caller.id)] as const),
    );
    return succeed({
      exportedAt: services.now().toISOString(),
      profile: { ...toUser(row), language: row.language },
      preferences: await findPreferences(db, caller.id),
      sessions: await findSessions(db, caller.id),
      knownNetworks: await findNetworks(db, caller.id),
      knownBrowsers: await findBrowsers(db, caller.id),
      passkeys: (await findPasskeys(db, caller.id)).map(toPasskey),
      passkeyOnly: row.passkeyOnly,
      ...Object.fromEntries(parts),
    });
  },
);
