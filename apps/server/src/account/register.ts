import type * as contract from '@vestibule/api/account/contract';
import { accountNotices } from '@vestibule/domain/account';
import type { Handler } from '../http/handler.js';
import { limited, perAddress } from '../http/rate-limit.js';
import { succeed } from '../http/succeed.js';
import { wordsIn } from '../texts/words-in.js';
import { hashPassword } from './passwords.js';
import { requireUncommonPassword } from './require-uncommon-password.js';
import { sendLinkJob } from './send-link.js';
import { insertUser, toUser } from './store.js';

const limits = [perAddress('register', 20, 3600)];

/** No session is opened: the screen asks the guest to sign in (spec 2, Sign up; ruling 21). */
export const register: Handler<typeof contract.register> = limited(
  limits,
  async ({ body }, context) => {
    const { services, language, once } = context;
    const { password, ...guest } = body;
    await requireUncommonPassword(password, 'password', context);
    const passwordHash = await hashPassword(password);
    return await once(
      async (tx) => {
        const account = { ...guest, passwordHash, language, now: services.now() };
        const row = await insertUser(tx, account);
        const { email } = guest;
        await services.jobs.enqueue(tx, sendLinkJob, { purpose: 'verify-email', email });
        return succeed({ user: toUser(row) }, wordsIn(language, accountNotices).signedUp);
      },
      ({ data }) => data.user._id,
    );
  },
);
