const digitsIn = (text: string) => text.replace(/[^\d+]/g, '').length;

/**
 * Notes how many digits are behind the caret; the answer puts it back there, when the digits have
 * new groups. After Delete it goes behind the space, which that key could otherwise never pass.
 */
export function keepCaret(field: HTMLInputElement, change?: Event): () => void {
  const ahead = (change as InputEvent | undefined)?.inputType === 'deleteContentForward';
  const behind = digitsIn(field.value.slice(field.selectionEnd ?? field.value.length));
  return () => {
    if (field !== field.ownerDocument.activeElement) return;
    const places = Array.from({ length: field.value.length + 1 }, (_, place) => place).filter(
      (place) => digitsIn(field.value.slice(place)) === behind,
    );
    const place = places.at(ahead ? -1 : 0) ?? field.value.length;
    field.setSelectionRange(place, place);
  };
}
