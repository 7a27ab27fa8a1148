import { describe, expect, test } from 'vitest';
import { createMailServer } from '../testing/mail-server.js';
import { sendJson } from '../testing/send-json.js';
import {
  guest,
  move,
  newAddress,
  openEmailChangeHotel,
  password,
} from '../testing/email-change-hotel.js';

openEmailChangeHotel();

describe('429: a new address (ruling 48)', () => {
  const strictServer = () => createMailServer({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
  const repeat = async (times: number, call: (round: number) => Promise<Response>) => {
    const statuses: number[] = [];
    for (let round = 0; round < times; round += 1) statuses.push((await call(round)).status);
    return statuses;
  };
  const five = [200, 200, 200, 200, 200];

  test('five mails an hour to one mailbox, whoever asks and from wherever [R48]', async () => {
    const strict = await strictServer();
    const victim = newAddress();
    const statuses = await repeat(6, async (round) => {
      const { token } = await guest({}, strict);
      return await sendJson(strict, '/api/basic-users/profile', {
        method: 'PUT',
        token,
        body: { fullName: 'Layla', email: victim, currentPassword: password },
        headers: { 'x-forwarded-for': `203.0.113.${round}` },
      });
    });
    expect(statuses).toEqual([...five, 429]);
    expect(await strict.mailsTo(victim)).toHaveLength(5);
    await strict.close();
  });

  test('five notices an hour to the present address, whatever the new ones', async () => {
    const strict = await strictServer();
    const { token, user } = await guest({}, strict);
    const statuses = await repeat(6, () => move(token, { email: newAddress() }, strict));
    expect(statuses).toEqual([...five, 429]);
    expect(await strict.mailsTo(user.email)).toHaveLength(5);
    await strict.close();
  });

  test('a stolen session cannot guess the password, nor use up a mailbox', async () => {
    const strict = await strictServer();
    const { token } = await guest({}, strict);
    const email = newAddress();
    const guesses = await repeat(11, (round) =>
      move(token, { email, currentPassword: `Guess${round}xx` }, strict),
    );
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    const { token: owner } = await guest({}, strict);
    expect((await move(owner, { email }, strict)).status).toBe(200);
    await strict.close();
  });
});
