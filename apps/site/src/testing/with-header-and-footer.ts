import * as content from '@vestibule/api/content/contract';
import * as contract from '@vestibule/api/settings/contract';
import { buildFooter, buildNavigation } from '@vestibule/domain/content/builders';
import { defaultGeneralSettings } from '@vestibule/domain/settings';
import { expect } from 'storybook/test';
import type { PageState } from './page-states.js';
import { replies, type StoryReply } from './replies.js';
import { siteDecides } from './site-decides.js';

/** What header and footer ask for. */
const frame = [
  replies(content.getNavigation, buildNavigation()),
  replies(content.getFooter, buildFooter()),
  replies(contract.getGeneralSettings, defaultGeneralSettings),
  siteDecides({ ratingBadge: true, newsletter: true, contactForm: true }),
];

/** The page as a guest sees it, its own replies behind those of header and footer; `text` comes with them. */
export function withHeaderAndFooter(ofPage: readonly StoryReply[], text: string): PageState {
  return {
    args: { inLayout: true, guest: null, replies: [...frame, ...ofPage] },
    play: async ({ canvas }) => {
      await expect((await canvas.findAllByText(text))[0]).toBeInTheDocument();
      await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
      await expect(canvas.getByRole('link', { name: /, home$/ })).toBeVisible();
      await expect(canvas.getByRole('contentinfo')).toBeVisible();
      await expect(canvas.getAllByRole('main')).toHaveLength(1);
    },
  };
}
