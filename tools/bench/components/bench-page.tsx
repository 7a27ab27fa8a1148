import { buildDiscount, buildRoom } from '@vestibule/domain/rooms/builders';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Candidate } from './candidate.ts';

export type Scene = 'empty' | 'cards' | 'tabs' | 'page';

declare global {
  interface Window {
    show: (scene: Scene) => void;
  }
}

const CARDS = 60;
const ON_A_PAGE = 12;

const rooms = Array.from({ length: CARDS }, (_, index) =>
  buildRoom({
    _id: `room-${index}`,
    name: `Room ${index}`,
    price: 100 + index,
    discount: index % 3 === 0 ? buildDiscount() : null,
  }),
);

/** The program of one candidate's page: `show` changes the scene, a button opens the dialog. */
export function run({ Frame, Cards, Tabbed, Page, FormDialog }: Candidate): void {
  function Bench() {
    const [scene, setScene] = useState<Scene>('empty');
    const [open, setOpen] = useState(false);
    window.show = setScene;
    return (
      <Frame>
        <button type="button" id="open" onClick={() => setOpen(true)}>
          Open
        </button>
        {scene === 'cards' && <Cards rooms={rooms} />}
        {scene === 'tabs' && <Tabbed />}
        {scene === 'page' && <Page rooms={rooms.slice(0, ON_A_PAGE)} />}
        <FormDialog open={open} onOpenChange={setOpen} />
      </Frame>
    );
  }
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(<Bench />);
}
