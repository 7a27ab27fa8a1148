import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabicPack } from '@vestibule/ui/texts/ar';
import { expect, waitFor, within } from 'storybook/test';
import { mountainLodge } from '../themes/mountain-lodge.js';
import { browsersLookOf, ForeignPage, lookOf } from './ForeignPage.js';
import { specimenGlobals, specimenParameters } from './specimen-parameters.js';

const meta = {
  title: 'Foundations/Make it yours',
  globals: specimenGlobals,
  component: ForeignPage,
  args: { root: 'element', theme: mountainLodge, mode: 'light' },
  parameters: {
    ...specimenParameters,
    foreignPage: true,
    docs: { story: { inline: false, height: '820px' } },
  },
} satisfies Meta<typeof ForeignPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

function rootIn(canvasElement: HTMLElement): HTMLElement {
  const root = canvasElement.querySelector<HTMLElement>('[data-vestibule]');
  if (!root) throw new Error('The provider has no element.');
  return root;
}

/** Dialog, calendar and toast open in the root, in its colours. */
async function opensInside({ canvas, canvasElement, args, step, userEvent }: Context) {
  const root = rootIn(canvasElement);
  const colours = args.theme?.[args.mode === 'dark' ? 'dark' : 'light'];
  const look = { backgroundColor: colours?.surface, color: colours?.ink };
  await step('the part has its ground and its scheme', async () => {
    await expect(root).toHaveStyle({ backgroundColor: colours?.paper, colorScheme: args.mode });
  });
  await step('a dialog opens in it', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the hotel' }));
    const dialog = await within(root).findByRole('dialog', { name: 'Ask the hotel' });
    await expect(dialog).toHaveStyle(look);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
  await step('a calendar opens in it', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    const calendar = await within(root).findByRole('dialog', { name: 'Choose a date' });
    await expect(calendar).toHaveStyle(look);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(calendar).not.toBeInTheDocument());
  });
  await step('a toast is in it', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save for later' }));
    const toast = await within(root).findByText('Saved for later.');
    await expect(toast.parentElement).toHaveStyle(look);
  });
}

/** What stands outside the root, against a page without any style sheet. */
async function leavesThePage({ canvas, step }: Context) {
  await step('the page around it keeps the browser’s own look', async () => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(lookOf(heading)).toEqual(await browsersLookOf('h1'));
    const button = canvas.getByRole('button', { name: 'Print this guide' });
    await expect(lookOf(button)).toEqual(await browsersLookOf('button'));
  });
  await step('and its <html> has no variable of the library', async () => {
    const { documentElement } = document;
    await expect(getComputedStyle(documentElement).getPropertyValue('--v-colour-ink')).toBe('');
  });
}

export const PartOfAForeignPage: Story = {
  play: async (context) => {
    await leavesThePage(context);
    await opensInside(context);
    await leavesThePage(context);
  },
};

export const PartInDark: Story = {
  args: { mode: 'dark' },
  play: opensInside,
};

/** The part is Arabic, the page around it English. */
export const PartRightToLeft: Story = {
  args: { texts: arabicPack },
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    await expect(root).toHaveStyle({ direction: 'rtl' });
    await expect(root.matches(':lang(ar)')).toBe(true);
    await expect(root.parentElement).toHaveStyle({ direction: 'ltr' });
    await expect(canvas.getByText('عرض التفاصيل')).toBeVisible();
  },
};

/** The page has a reset of its own, here for fields alone: bare elements in the part are the page's. */
export const WithoutReset: Story = {
  args: { reset: false },
  decorators: (Part) => (
    <>
      <style>{'input { box-sizing: border-box }'}</style>
      <Part />
    </>
  ),
  play: async (context) => {
    await leavesThePage(context);
    const heading = context.canvas.getByRole('heading', { name: 'Where to stay' });
    const { boxSizing, fontWeight } = await browsersLookOf('h2');
    await expect(heading).toHaveStyle({ boxSizing, fontWeight });
    await expect(rootIn(context.canvasElement)).toHaveStyle({
      backgroundColor: mountainLodge.light?.paper,
    });
  },
};

/** What the guest was scrolling stays as the page had it, once a dialog has closed. */
export const PageWithStylesOfItsOwn: Story = {
  name: 'Page With Own Styles',
  beforeEach: () => {
    const { documentElement, body } = document;
    const before = [documentElement.style.cssText, body.style.cssText] as const;
    documentElement.style.overflow = 'clip';
    body.style.paddingInlineStart = '40px';
    return () => {
      [documentElement.style.cssText, body.style.cssText] = before;
    };
  },
  play: async ({ canvas, step, userEvent }) => {
    const { documentElement, body } = document;
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the hotel' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Ask the hotel' });
    await step('an open dialog holds the page, and moves it nowhere', async () => {
      await expect(documentElement.style.overflow).toBe('hidden');
      await expect(body).toHaveStyle({ paddingInlineStart: '40px' });
    });
    await step('a closed one has changed nothing', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await expect(documentElement.style.overflow).toBe('clip');
      await expect(documentElement.style.scrollbarGutter).toBe('');
      await expect(body.style.paddingInlineStart).toBe('40px');
      await expect(body.style.paddingInlineEnd).toBe('');
    });
  },
};
