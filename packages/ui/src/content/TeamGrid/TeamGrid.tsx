'use client';
import type { TeamMember } from '@vestibule/domain/content';
import { languageOfText, type InLanguage } from '@vestibule/domain/words';
import type { ComponentPropsWithRef } from 'react';
import { textInLanguage } from '../../layout/RecordText/record-sentence.js';
import { Monogram } from '../../media/Monogram/Monogram.js';
import { Picture } from '../../media/Picture/Picture.js';
import { SocialLinks } from '../../navigation/SocialLinks/SocialLinks.js';
import { Description, Name, Person, Portrait, Position, Root } from './TeamGrid.styles.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './TeamGrid.texts.js';

export interface TeamGridProps extends ComponentPropsWithRef<'ul'> {
  /** The people, in the order of the record. */
  team: ReadonlyArray<TeamMember & InLanguage>;
}

/** Who looks after the hotel; a monogram where there is no portrait. */
export function TeamGrid({ team, ...props }: TeamGridProps) {
  const t = useTexts(texts);
  return (
    <Root {...props}>
      {team.map(({ name, position, description, image, socialLinks, ...language }) => (
        <Person key={name}>
          {image ? (
            <Portrait>
              <Picture kind="content" file={image} alt="" ratio="1/1" sizes="96px" />
            </Portrait>
          ) : (
            <Monogram name={name} size="large" />
          )}
          <div>
            <Name>{textInLanguage(name, languageOfText(language, 'name'))}</Name>
            <Position>{textInLanguage(position, languageOfText(language, 'position'))}</Position>
          </div>
          <Description>
            {textInLanguage(description, languageOfText(language, 'description'))}
          </Description>
          {socialLinks.length > 0 && (
            <SocialLinks profiles={socialLinks} aria-label={t.elsewhere({ name })} />
          )}
        </Person>
      ))}
    </Root>
  );
}
