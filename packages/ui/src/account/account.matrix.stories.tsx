import { composeStories } from '@storybook/react-vite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Specimens } from '../theme/Specimens.story-data.js';
import { inEveryMode } from '../theme/matrix.story-data.js';
import * as accountDangerZoneStories from './AccountDangerZone/AccountDangerZone.stories.js';
import * as accountFrameStories from './AccountFrame/AccountFrame.stories.js';
import * as accountSectionStories from './AccountSection/AccountSection.stories.js';
import * as changePasswordFormStories from './ChangePasswordForm/ChangePasswordForm.stories.js';
import * as forgotPasswordFormStories from './ForgotPasswordForm/ForgotPasswordForm.stories.js';
import * as loginFormStories from './LoginForm/LoginForm.stories.js';
import * as passkeyListStories from './PasskeyList/PasskeyList.stories.js';
import * as preferencesFormStories from './PreferencesForm/PreferencesForm.stories.js';
import * as profileDetailsStories from './ProfileDetails/ProfileDetails.stories.js';
import * as profileFormStories from './ProfileForm/ProfileForm.stories.js';
import * as profileSummaryStories from './ProfileSummary/ProfileSummary.stories.js';
import * as resetPasswordFormStories from './ResetPasswordForm/ResetPasswordForm.stories.js';
import * as sessionListStories from './SessionList/SessionList.stories.js';
import * as signupFormStories from './SignupForm/SignupForm.stories.js';
import * as verifyEmailStories from './VerifyEmail/VerifyEmail.stories.js';
import * as waitingEmailStories from './WaitingEmail/WaitingEmail.stories.js';

const meta = {
  title: 'Matrix/Account',
  tags: ['!autodocs', '!manifest'],
  component: Specimens,
  parameters: inEveryMode,
} satisfies Meta<typeof Specimens>;

export default meta;
type Story = StoryObj<typeof meta>;

const accountDangerZone = composeStories(accountDangerZoneStories);
const changePasswordForm = composeStories(changePasswordFormStories);
const forgotPasswordForm = composeStories(forgotPasswordFormStories);
const loginForm = composeStories(loginFormStories);
const preferencesForm = composeStories(preferencesFormStories);
const profileForm = composeStories(profileFormStories);
const resetPasswordForm = composeStories(resetPasswordFormStories);
const signupForm = composeStories(signupFormStories);
const verifyEmail = composeStories(verifyEmailStories);
const waitingEmail = composeStories(waitingEmailStories);
const accountFrame = composeStories(accountFrameStories);
const accountSection = composeStories(accountSectionStories);
const profileDetails = composeStories(profileDetailsStories);
const profileSummary = composeStories(profileSummaryStories);
const passkeyList = composeStories(passkeyListStories);
const sessionList = composeStories(sessionListStories);

export const Forms: Story = {
  name: 'Account Forms',
  args: {
    of: {
      AccountDangerZone: [accountDangerZone.Default],
      ChangePasswordForm: [changePasswordForm.Default],
      ForgotPasswordForm: [forgotPasswordForm.Default],
      LoginForm: [loginForm.Default],
      PreferencesForm: [preferencesForm.Default],
      ProfileForm: [profileForm.Default],
      ResetPasswordForm: [resetPasswordForm.Default],
      SignupForm: [signupForm.Default],
      VerifyEmail: [verifyEmail.Default],
      WaitingEmail: [waitingEmail.Default],
    },
  },
};

export const Invalid: Story = {
  args: {
    of: {
      ChangePasswordForm: [changePasswordForm.Default],
      ForgotPasswordForm: [forgotPasswordForm.Default],
      LoginForm: [loginForm.Default],
      ResetPasswordForm: [resetPasswordForm.Default],
      SignupForm: [signupForm.Default],
    },
  },
  play: async ({ canvasElement }) => {
    const forms = [...canvasElement.querySelectorAll('form')];
    for (const form of forms) form.requestSubmit();
    for (const form of forms) {
      await waitFor(() => expect(form.querySelector('[aria-invalid=true]')).not.toBeNull());
    }
  },
};

export const Busy: Story = {
  args: {
    of: {
      AccountDangerZone: [accountDangerZone.Disabled],
      ChangePasswordForm: [changePasswordForm.Disabled],
      ForgotPasswordForm: [forgotPasswordForm.Disabled],
      LoginForm: [loginForm.Disabled],
      PreferencesForm: [preferencesForm.Disabled],
      ProfileForm: [profileForm.Disabled],
      ResetPasswordForm: [resetPasswordForm.Disabled],
      SignupForm: [signupForm.Disabled],
      VerifyEmail: [verifyEmail.Loading],
      WaitingEmail: [waitingEmail.Busy],
    },
  },
};

export const Refused: Story = {
  args: {
    of: {
      ChangePasswordForm: [changePasswordForm.Refused],
      ForgotPasswordForm: [forgotPasswordForm.Refused],
      LoginForm: [loginForm.Refused],
      PreferencesForm: [preferencesForm.Refused],
      ProfileForm: [profileForm.Refused],
      ResetPasswordForm: [resetPasswordForm.Refused],
      SignupForm: [signupForm.Refused],
      VerifyEmail: [verifyEmail.Refused],
      WaitingEmail: [waitingEmail.Refused],
    },
  },
};

export const Profile: Story = {
  args: {
    wide: true,
    of: {
      AccountFrame: [accountFrame.Default],
      AccountSection: [accountSection.Default],
      ProfileDetails: [profileDetails.Default, profileDetails.Sparse],
      ProfileSummary: [profileSummary.Default, profileSummary.Sparse],
      PasskeyList: [passkeyList.Default, passkeyList.PasskeyOnly],
      SessionList: [sessionList.Default],
    },
  },
};
