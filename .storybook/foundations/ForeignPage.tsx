import { buildRoom } from '@vestibule/domain/rooms/builders';
import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { Button } from '@vestibule/ui/actions';
import { Toaster, type Toast } from '@vestibule/ui/feedback';
import { DatePicker, Field } from '@vestibule/ui/forms';
import { Cluster, Stack } from '@vestibule/ui/layout';
import { Dialog } from '@vestibule/ui/overlays';
import { RoomCard } from '@vestibule/ui/rooms';
import { tokens, VestibuleProvider, type VestibuleProviderProps } from '@vestibule/ui/theme';
import { useState } from 'react';
import { assetUrl, picturesBeside } from '../asset-url.js';

const saved: Toast = { id: '1', type: 'success', text: 'Saved for later.', duration: 600_000 };

function Stay() {
  const [open, setOpen] = useState(false);
  const [toasts, setToasts] = useState<Toast[]>([]);
  return (
    <Stack style={{ padding: tokens.space.lg, maxInlineSize: '26rem' }}>
      <h2>Where to stay</h2>
      <RoomCard room={buildRoom()} />
      <Field label="Arrival">
        <DatePicker today={SAMPLE_TODAY} onValueChange={() => {}} />
      </Field>
      <Cluster>
        <Button onClick={() => setOpen(true)}>Ask the hotel</Button>
        <Button variant="secondary" onClick={() => setToasts([saved])}>
          Save for later
        </Button>
      </Cluster>
      <Dialog open={open} onOpenChange={setOpen} title="Ask the hotel">
        <p>The desk answers day and night.</p>
      </Dialog>
      <Toaster toasts={toasts} onDismiss={() => setToasts([])} />
    </Stack>
  );
}

/** A page that knows nothing of the library, and holds a part of it. */
export function ForeignPage(props: Omit<VestibuleProviderProps, 'children'>) {
  return (
    <main style={{ padding: '1rem' }}>
      <h1>A weekend in Muscat</h1>
      <p>What to see between the sea and the mountains.</p>
      <button type="button">Print this guide</button>
      <VestibuleProvider fontsUrl={assetUrl('fonts/')} pictureSource={picturesBeside} {...props}>
        <Stay />
      </VestibuleProvider>
    </main>
  );
}

const looks = [
  'boxSizing',
  'color',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'letterSpacing',
  'marginBlockStart',
  'paddingInlineStart',
  'textWrap',
] as const;

/** What a style sheet made of an element, as far as the library's reset would change it. */
export function lookOf(element: Element) {
  const style = getComputedStyle(element);
  return Object.fromEntries(looks.map((name) => [name, style[name]]));
}

/** The same of an element on a page without any style sheet: the browser's own look. */
export async function browsersLookOf(tag: string) {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<!doctype html><body><${tag}></${tag}>`;
  const loaded = new Promise((resolve) => {
    frame.addEventListener('load', resolve);
  });
  document.body.append(frame);
  await loaded;
  const element = frame.contentDocument?.querySelector(tag);
  if (!element) throw new Error(`The frame shows no ${tag}.`);
  const look = lookOf(element);
  frame.remove();
  return look;
}
