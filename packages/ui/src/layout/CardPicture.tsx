import type { PictureKind } from '@vestibule/domain/pictures';
import { Picture } from '../media/Picture/Picture.js';
import { cardPictureSizes } from './card-picture-sizes.js';
import { CardInitial } from './CardInitial.js';

interface CardPictureProps {
  kind: PictureKind;
  file?: string;
  /** What the card is of; its initial keeps the place of a picture that it does not have. */
  name: string;
}

/** The picture of a card in a list. It decorates: the name is beside it. */
export function CardPicture({ kind, file, name }: CardPictureProps) {
  if (!file) return <CardInitial name={name} />;
  return <Picture kind={kind} file={file} alt="" sizes={cardPictureSizes} />;
}
