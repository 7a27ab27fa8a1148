import { toProfileForm, type ProfileForm, type User } from '@vestibule/domain/account';
import { dropFlowDraft, keepFlowDraft, readFlowDraft } from '../../app/flow-draft.js';

type Draft = Partial<ProfileForm>;

/** Another guest who signs in on this screen is given none of it. */
const flowOf = ({ _id }: User) => `profile:${_id}`;

/** What this guest typed and did not save, before a reload or before the session ended. */
export const readProfileDraft = (user: User) => readFlowDraft(flowOf(user)) as Draft | undefined;

/** Keeps what differs from the profile, and never a password. */
export function keepProfileDraft(form: Draft, user: User): void {
  const saved = toProfileForm(user);
  const typed = Object.entries(form).filter(
    ([field, value]) => field !== 'currentPassword' && value !== saved[field as keyof ProfileForm],
  );
  if (typed.length > 0) keepFlowDraft(flowOf(user), Object.fromEntries(typed));
  else dropProfileDraft(user);
}

export const dropProfileDraft = (user: User) => dropFlowDraft(flowOf(user));
