import * as contract from '@vestibule/api/account/contract';
import * as payments from '@vestibule/api/payments/contract';
import { accountNotices, passkeyNotices } from '@vestibule/domain/account';
import {
  buildPasskey,
  buildPreferences,
  buildSession,
  buildUser,
} from '@vestibule/domain/account/builders';
import { buildPaymentRecord } from '@vestibule/domain/bookings/builders';
import { problemMessages } from '@vestibule/domain/problem';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  pageStories,
  stillLoading,
  type PageState,
  type PageStories,
} from '../../testing/page-states.js';
import { agrees, fails, inTurn, refuses, replies, waits } from '../../testing/replies.js';
import { siteDecides } from '../../testing/site-decides.js';
import Profile from './profile.js';

const guest = buildUser();
const preferences = replies(contract.getPreferences, buildPreferences());
const profile = replies(contract.getProfile, guest);

const here = buildSession({ id: 'here', current: true });
const elsewhere = buildSession({ id: 'elsewhere', browser: 'Safari', system: 'iPhone' });
const sessions = replies(contract.listSessions, { sessions: [here, elsewhere] });

const passkey = buildPasskey({ id: 'laptop', browser: 'Chrome' });
const passkeys = replies(contract.listPasskeys, { passkeys: [passkey], passkeyOnly: false });

const meta = {
  ...pageStories,
  title: 'Pages/Profile',
  args: {
    page: Profile,
    path: '/profile',
    guest,
    replies: [profile, preferences, sessions, passkeys],
  },
} satisfies PageStories;

export default meta;

type Play = Parameters<NonNullable<PageState['play']>>[0];
type Canvas = Play['canvas'];
type UserEvent = Play['userEvent'];

export const Default: PageState = {
  parameters: { proves: ['S2.profile.2'] },
  play: async ({ canvas, step }) => {
    await step('name, since when, and three stats that are always 0', async () => {
      const [name] = await canvas.findAllByText(guest.fullName);
      await expect(name).toBeVisible();
      await expect(canvas.getByText(/Member since/)).toBeVisible();
      for (const stat of ['Bookings', 'Reviews', 'Points']) {
        await expect(canvas.getByText(stat).parentElement).toHaveTextContent(`${stat}0`);
      }
    });
    await step('and what may be changed', async () => {
      await expect(canvas.getByRole('button', { name: 'Edit Profile' })).toBeEnabled();
      await expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeEnabled();
      await expect(await canvas.findByRole('checkbox', { name: /newsletter/i })).toBeChecked();
    });
  },
};

/** The hotel counts (`site.profileStats`): what there is none of in it is not shown. */
export const CountedStats: PageState = {
  parameters: { proves: ['S2.profile.2'] },
  args: {
    replies: [
      profile,
      preferences,
      sessions,
      passkeys,
      siteDecides({ profileStats: 'counted' }),
      replies(payments.listHistory, {
        payments: [buildPaymentRecord(), buildPaymentRecord({ _id: 'PAY-2', bookingId: 'BK-2' })],
      }),
    ],
  },
  play: async ({ canvas }) => {
    const bookings = await canvas.findByText('Bookings');
    await waitFor(() => expect(bookings.parentElement).toHaveTextContent('Bookings2'));
    await expect(canvas.queryByText('Points')).not.toBeInTheDocument();
  },
};

const unconfirmed = replies(contract.getProfile, buildUser({ emailVerified: false }));
const sendAgain = { name: `Send the link again to ${guest.email}` };

/** The account's first address has still to be confirmed; the answer does not hedge, and the focus stays. */
export const Unconfirmed: PageState = {
  args: {
    replies: [
      unconfirmed,
      agrees(contract.resendVerification, accountNotices.verificationSent),
      preferences,
      sessions,
      passkeys,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', sendAgain);
    await userEvent.click(again);
    await expect(await canvas.findByText('A new link is on its way.')).toBeVisible();
    await expect(again).toHaveFocus();
  },
};

/** After a refusal it can be tried once more. */
export const UnconfirmedAndRefused: PageState = {
  args: {
    replies: [
      unconfirmed,
      inTurn(
        fails(contract.resendVerification),
        agrees(contract.resendVerification, accountNotices.verificationSent),
      ),
      preferences,
      sessions,
      passkeys,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', sendAgain);
    await userEvent.click(again);
    await expect(await canvas.findByText(problemMessages['server.failed'])).toBeVisible();
    await userEvent.click(again);
    await expect(await canvas.findByText('A new link is on its way.')).toBeVisible();
    await expect(canvas.queryByText(problemMessages['server.failed'])).toBeNull();
  },
};

const waiting = buildUser({ waitingEmail: 'layla@example.net' });

/** A new address waits for its link to be opened; the link can be sent again. */
export const NewAddressWaits: PageState = {
  args: {
    replies: [
      replies(contract.getProfile, waiting),
      agrees(contract.resendVerification, accountNotices.emailChangeSent),
      preferences,
      sessions,
      passkeys,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/We have sent a link to/)).toHaveTextContent(
      'layla@example.net',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Send the link again/ }));
    await expect(await canvas.findByText(accountNotices.emailChangeSent)).toBeVisible();
  },
};

/** The new address is given up; the next change begins without the old news. */
export const NewAddressCancelled: PageState = {
  args: {
    replies: [
      inTurn(replies(contract.getProfile, waiting), replies(contract.getProfile, guest)),
      agrees(contract.cancelEmailChange, accountNotices.emailChangeCancelled),
      preferences,
      sessions,
      passkeys,
    ],
  },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Keep my current email/ }));
    const answer = await canvas.findByText(accountNotices.emailChangeCancelled);
    await waitFor(() => expect(answer.closest('[tabindex]')).toHaveFocus());
    await step('it goes when another change starts', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Edit Profile' }));
      await expect(answer).not.toBeInTheDocument();
    });
  },
};

async function changeAddress(canvas: Canvas, user: UserEvent) {
  await user.click(await canvas.findByRole('button', { name: 'Edit Profile' }));
  const email = canvas.getByLabelText('Email');
  await user.clear(email);
  await user.type(email, 'layla@example.net');
  // The form of a new password, further down, has such a field as well.
  const [current] = canvas.getAllByLabelText('Current password');
  if (current) await user.type(current, 'Seaside7Palms');
}

const expectFocusOnDetails = async (canvas: Canvas) =>
  await expect(canvas.getByRole('region', { name: 'Your details' })).toHaveFocus();

/** The name changes, the address waits, and the page says both. */
export const NameAndAddressSaved: PageState = {
  parameters: { proves: ['R48'] },
  args: {
    replies: [
      replies(contract.getProfile, waiting),
      replies(contract.updateProfile, waiting),
      preferences,
      sessions,
      passkeys,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await changeAddress(canvas, userEvent);
    await userEvent.type(canvas.getByLabelText('Full name'), ' Al Said{Enter}');
    await expect(await canvas.findByText(accountNotices.profileUpdated)).toBeVisible();
    await expect(canvas.getByText(/We have sent a link to/)).toBeVisible();
    await expectFocusOnDetails(canvas);
  },
};

async function saveByKeyboard(canvas: Canvas, user: UserEvent) {
  await user.click(await canvas.findByRole('button', { name: 'Edit Profile' }));
  canvas.getByRole('button', { name: 'Save Changes' }).focus();
  await user.keyboard('{Enter}');
}

export const Saving: PageState = {
  args: { replies: [profile, waits(contract.updateProfile), preferences, sessions, passkeys] },
  play: async ({ canvas, userEvent }) => {
    await saveByKeyboard(canvas, userEvent);
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toHaveFocus();
  },
};

/** The keyboard goes on where the form was, not at the top of the page. */
export const SavedByKeyboard: PageState = {
  args: {
    replies: [profile, replies(contract.updateProfile, guest), preferences, sessions, passkeys],
  },
  play: async ({ canvas, userEvent }) => {
    await saveByKeyboard(canvas, userEvent);
    await expect(await canvas.findByText(accountNotices.profileUpdated)).toBeVisible();
    await expectFocusOnDetails(canvas);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
  },
};

export const Cancelled: PageState = {
  play: async ({ canvas, step, userEvent }) => {
    const edit = { name: 'Edit Profile' };
    await step('Cancel leaves the form, and the focus is where it was [S2.profile.3]', async () => {
      await userEvent.click(await canvas.findByRole('button', edit));
      await userEvent.type(canvas.getByLabelText('Full name'), ' Al Said');
      await userEvent.type(canvas.getByLabelText('City'), ' and Sur');
      canvas.getByRole('button', { name: 'Cancel' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', edit)).toBeVisible();
      await expect(canvas.queryByText(/Al Said/)).not.toBeInTheDocument();
      await expectFocusOnDetails(canvas);
    });
    await step('the fields have the guest’s own values again [S4.profile.1]', async () => {
      await userEvent.click(canvas.getByRole('button', edit));
      await expect(canvas.getByLabelText('Full name')).toHaveValue(guest.fullName);
      await expect(canvas.getByLabelText('City')).toHaveValue(guest.city ?? '');
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    });
  },
};

/** Nothing else changed: the page only says that the address waits. */
export const AddressSaved: PageState = {
  args: NameAndAddressSaved.args,
  play: async ({ canvas, userEvent }) => {
    await changeAddress(canvas, userEvent);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
    await expect(canvas.getByText(/We have sent a link to/)).toBeVisible();
    await expect(canvas.queryByText(accountNotices.profileUpdated)).not.toBeInTheDocument();
    await expectFocusOnDetails(canvas);
  },
};

/** What was typed stays. */
export const WrongPassword: PageState = {
  args: {
    replies: [
      profile,
      refuses(contract.updateProfile, 422, 'account.current-password-wrong'),
      preferences,
      sessions,
      passkeys,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await changeAddress(canvas, userEvent);
    await userEvent.keyboard('{Enter}');
    const [current] = await canvas.findAllByLabelText('Current password');
    await expect(await canvas.findByText('The current password is not right.')).toBeVisible();
    await expect(current).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toHaveValue('layla@example.net');
  },
};

/** Another browser is signed out: its row goes, the list has the focus, and the page says so. */
export const SignedOutElsewhere: PageState = {
  args: {
    replies: [
      profile,
      preferences,
      passkeys,
      inTurn(sessions, replies(contract.listSessions, { sessions: [here] })),
      agrees(contract.endSession, accountNotices.sessionEnded),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const end = await canvas.findByRole('button', { name: 'Sign Out of Safari on iPhone' });
    end.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(end).not.toBeInTheDocument());
    await expect(await canvas.findByText(accountNotices.sessionEnded)).toBeVisible();
    const list = canvas.getByRole('list', { name: 'Browsers that are signed in' });
    await waitFor(() => expect(list).toHaveFocus());
  },
};

async function proveFor(
  button: string,
  { canvas, userEvent }: Parameters<NonNullable<PageState['play']>>[0],
) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: button }));
  await userEvent.type(dialog.getByLabelText('Current password'), 'Seaside7Palms{Enter}');
  return dialog;
}

/** A passkey is removed, and the page says so. */
export const PasskeyRemoved: PageState = {
  args: {
    replies: [
      profile,
      preferences,
      sessions,
      inTurn(passkeys, replies(contract.listPasskeys, { passkeys: [], passkeyOnly: false })),
      agrees(contract.removePasskey, passkeyNotices.removed),
    ],
  },
  play: async (context) => {
    await proveFor('Remove Chrome on Windows', context);
    const { canvas } = context;
    await expect(await canvas.findByText(passkeyNotices.removed)).toBeVisible();
    await expect(await canvas.findByText('You have none yet.')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Add a Passkey' })).toHaveFocus(),
    );
  },
};

/** From now on only a passkey signs in; the way back is said. */
export const PasskeysOnly: PageState = {
  args: {
    replies: [
      profile,
      preferences,
      sessions,
      inTurn(passkeys, replies(contract.listPasskeys, { passkeys: [passkey], passkeyOnly: true })),
      agrees(contract.choosePasskeyOnly, passkeyNotices.only),
    ],
  },
  play: async (context) => {
    await proveFor('Use Passkeys Only', context);
    const { canvas } = context;
    await expect(await canvas.findByText(passkeyNotices.only)).toBeVisible();
    await expect(await canvas.findByText(/^Only a passkey signs in/)).toBeVisible();
  },
};

/** Without the right password nothing is asked of the browser. */
export const PasskeyRefused: PageState = {
  args: {
    replies: [
      profile,
      preferences,
      sessions,
      passkeys,
      refuses(contract.startPasskey, 422, 'account.current-password-wrong'),
    ],
  },
  play: async (context) => {
    const dialog = await proveFor('Add a Passkey', context);
    await expect(await dialog.findByText('The current password is not right.')).toBeVisible();
  },
};

/** Who is signed in is not known yet: the same shell for everybody. */
export const Loading = {
  ...stillLoading(contract.getProfile, 'Loading your profile...'),
  args: { guest: undefined },
} satisfies PageState;

/** What storage knows stays, and the message box says what failed. */
export const Error: PageState = {
  args: {
    replies: [
      fails(contract.getProfile),
      fails(contract.getPreferences),
      fails(contract.listSessions),
      fails(contract.listPasskeys),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your preferences could not be loaded')).toBeVisible();
    await expect(canvas.getAllByText(problemMessages['server.failed'])).toHaveLength(4);
    await expect(canvas.getAllByText(guest.fullName).length).toBeGreaterThan(0);
    await expect(canvas.getByText('Where you are signed in could not be loaded')).toBeVisible();
    await expect(canvas.getByText('Your passkeys could not be loaded')).toBeVisible();
    for (const again of canvas.getAllByRole('button', { name: 'Try Again' })) {
      await expect(again).toBeEnabled();
    }
  },
};
