// What is done inside the page of a story: each function is sent there, and knows nothing of here.

export type Globals = Readonly<Record<string, string>>;

interface Render {
  id: string;
  phase?: string;
  story?: {
    storyGlobals?: { viewport?: { value?: string }; direction?: string };
    parameters?: { viewport?: { options?: Record<string, { styles: { width: string } }> } };
  };
}

interface StorybookPage {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: Render;
    storyStoreValue?: { userGlobals: { update: (globals: Globals) => void } };
  };
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, details: object) => void };
}

/** The play function has ended, well or badly. */
export function hasSettled(id: string): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookPage;
  const render = preview?.currentRender;
  return render?.id === id && ['finished', 'errored'].includes(render.phase ?? '');
}

interface ChosenStory {
  id: string;
  globals: Globals;
}

/** Chooses a story, or starts it again, under these globals; the story that goes is not rendered in them. */
export function selectStory({ id, globals }: ChosenStory): void {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    globalThis as unknown as StorybookPage;
  const again = preview?.currentRender?.id === id;
  if (again && preview.currentRender) preview.currentRender.phase = 'aborted';
  window.scrollTo(0, 0);
  if (!preview?.storyStoreValue) throw new Error('Storybook has no globals to set.');
  preview.storyStoreValue.userGlobals.update(globals);
  channel.emit(again ? 'forceRemount' : 'setCurrentStory', { storyId: id, viewMode: 'story' });
}

/**
 * Shows the story as it is under other globals, as the toolbar does: dialogs stay open, fields filled.
 * A story that names its own direction keeps it; a page without Storybook only turns. Storybook itself
 * sets the direction of a language. Timers wait, not frames: each frame would be drawn.
 */
export async function changeGlobals(globals: Globals): Promise<void> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    globalThis as unknown as StorybookPage;
  const render = preview?.currentRender;
  const direction = render?.story?.storyGlobals?.direction ?? globals['direction'];
  if (direction && direction !== 'language') document.documentElement.dir = direction;
  if (!render) return;
  render.phase = 'changing';
  channel.emit('updateGlobals', { globals });
  while (!['finished', 'errored'].includes(render.phase)) {
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}

/** The width of the device that a story names. */
export function viewportAsked(): number | undefined {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookPage;
  const { storyGlobals, parameters } = preview?.currentRender?.story ?? {};
  const device = parameters?.viewport?.options?.[storyGlobals?.viewport?.value ?? ''];
  return device && Number.parseInt(device.styles.width, 10);
}

/**
 * Fonts and pictures have arrived, also those below the fold. The pictures are then painted once more:
 * the first time Chromium may paint the colour behind a picture that covers it, later it does not.
 * Round corners show which.
 */
export async function settlePictures(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  await document.fonts.ready;
  const withoutColours = document.createElement('style');
  withoutColours.textContent = 'img { background: none !important; }';
  document.head.append(withoutColours);
  document.body.getBoundingClientRect();
  withoutColours.remove();
}
