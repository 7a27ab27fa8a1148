import { composeStories } from '@storybook/react-vite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimens } from '../theme/Specimens.story-data.js';
import { inEveryMode } from '../theme/matrix.story-data.js';
import * as languagePartStories from '../theme/LanguagePart/LanguagePart.stories.js';
import * as clusterStories from './Cluster/Cluster.stories.js';
import * as containerStories from './Container/Container.stories.js';
import * as gridStories from './Grid/Grid.stories.js';
import * as heroStories from './Hero/Hero.stories.js';
import * as pageFrameStories from './PageFrame/PageFrame.stories.js';
import * as pageHeaderStories from './PageHeader/PageHeader.stories.js';
import * as proseStories from './Prose/Prose.stories.js';
import * as recordTextStories from './RecordText/RecordText.stories.js';
import * as richTextStories from './RichText/RichText.stories.js';
import * as sectionStories from './Section/Section.stories.js';
import * as stackStories from './Stack/Stack.stories.js';
import * as withAsideStories from './WithAside/WithAside.stories.js';

const meta = {
  title: 'Matrix/Layout',
  tags: ['!autodocs', '!manifest'],
  component: Specimens,
  parameters: inEveryMode,
} satisfies Meta<typeof Specimens>;

export default meta;
type Story = StoryObj<typeof meta>;

const hero = composeStories(heroStories);
const pageHeader = composeStories(pageHeaderStories);
const cluster = composeStories(clusterStories);
const container = composeStories(containerStories);
const grid = composeStories(gridStories);
const section = composeStories(sectionStories);
const stack = composeStories(stackStories);
const withAside = composeStories(withAsideStories);
const prose = composeStories(proseStories);
const recordText = composeStories(recordTextStories);
const richText = composeStories(richTextStories);
const languagePart = composeStories(languagePartStories);
const pageFrame = composeStories(pageFrameStories);

export const Heads: Story = {
  args: {
    wide: true,
    of: {
      Hero: [hero.Default, hero.Compact, hero.WithoutPicture],
      PageHeader: [pageHeader.WithBreadcrumbs],
    },
  },
};

export const Arrangements: Story = {
  args: {
    wide: true,
    of: {
      Cluster: [cluster.Default, cluster.Between],
      Container: [container.Default, container.Text, container.Narrow],
      Grid: [grid.Default, grid.SmallColumns],
      Section: [section.Sunken, section.WithoutTitle],
      Stack: [stack.Default, stack.Wide],
      WithAside: [withAside.Default, withAside.AsideFirst],
    },
  },
};

export const Texts: Story = {
  args: {
    of: {
      Prose: [prose.Default],
      RecordText: [recordText.Default, recordText.Untranslated],
      RichText: [richText.Default],
      LanguagePart: [languagePart.Default, languagePart.Arabic],
    },
  },
};

export const Page: Story = {
  args: {
    wide: true,
    of: {
      PageFrame: [pageFrame.Default],
    },
  },
};
