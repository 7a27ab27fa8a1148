import { ProblemError } from '@vestibule/domain/problem';
import { Hono, type Context } from 'hono';
import { endHold } from '../bookings/hold-store.js';
import type { Authenticate } from '../http/mount.js';
import { readForm } from '../http/read-form.js';
import { refuse } from '../http/refusal.js';
import { expireHolds } from '../payments/jobs/expire-holds.js';
import { providerModules } from '../payments/providers/providers.js';
import type { Services } from '../services.js';
import { administratorOnly } from './administrator-only.js';
import { createFaultQueue } from './faults.js';
import { noPage } from './hosted-page.js';

const MAX_FAULTS = 100;

/**
 * The payment providers as one more site under `/sandbox`: the same wire protocols, signatures and
 * hand-offs, without money. `POST /sandbox/{provider}/faults` spoils its next calls, and
 * `POST /sandbox/holds/{booking}/expire` lets the time of a hold run out at once.
 */
export function createSandbox(services: Services, authenticate: Authenticate): Hono {
  const sandbox = new Hono().basePath('/sandbox');
  const refusal = async (error: unknown, context: Context) => {
    const reply = refuse(error, context, services.logger);
    // A guest's browser shows a page; the hotel's own calls and scripts read the code.
    const inBrowser = context.req.header('accept')?.includes('text/html');
    if (reply.status !== 404 || !inBrowser) return reply;
    return context.html(await noPage(`${services.config.publicUrl}/`), 404);
  };
  sandbox.onError(refusal);
  sandbox.notFound((context) => refusal(new ProblemError('request.not-found'), context));
  sandbox.use(async (context, next) => {
    // Every part of the address may name a record.
    if (context.req.url.includes('%00')) throw new ProblemError('request.invalid');
    await next();
    context.header('Cache-Control', 'no-store');
    context.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; frame-ancestors 'none'",
    );
  });
  const guarded = administratorOnly(services, authenticate);
  for (const provider of providerModules) {
    const faults = createFaultQueue();
    sandbox.post(`/${provider.path}/faults`, guarded, async (context) => {
      const { fault, times } = await readForm(context.req);
      const count = Math.min(MAX_FAULTS, Math.max(1, Number(times ?? 1) || 1));
      return context.json({ success: faults.arm(fault, count) });
    });
    sandbox.route(`/${provider.path}`, provider.sandbox(services, faults));
  }
  sandbox.post('/holds/:bookingId/expire', guarded, async (context) => {
    await endHold(services.db, context.req.param('bookingId'), services.now());
    await expireHolds(services);
    return context.json({ success: true });
  });
  return sandbox;
}
