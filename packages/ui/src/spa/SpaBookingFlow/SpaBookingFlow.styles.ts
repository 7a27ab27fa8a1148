import { styled } from 'styled-components';
import { messageEdge, visuallyHidden } from '../../theme/mixins.js';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.md};
  min-inline-size: 0;
  scroll-margin-block: 7rem ${tokens.space.md};
`;

/** One step, down to its buttons: as tall as the frame around it. */
export const Step = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${tokens.space.md};
`;

export const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${tokens.space.sm};

  & > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  /* The cross is on the edge of the text. */
  & > button {
    flex: none;
    margin-block-start: calc(-1 * ${tokens.space.xs});
    margin-inline-end: calc(-1 * ${tokens.space.sm});
  }
`;

export const Progress = styled.output`
  display: block;
  margin-block-end: ${tokens.space.hair};
  font-size: ${tokens.size.caption};
  letter-spacing: ${tokens.tracking.caption};
  color: ${tokens.colour.brassText};
`;

export const Title = styled.h4`
  font-size: ${tokens.size.title3};
`;

export const Track = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: ${tokens.space.hair};
`;

export const Bar = styled.span`
  block-size: 2px;
  background: ${tokens.colour.rule};
  transition: background ${tokens.motion.slow} ${tokens.motion.ease};

  &[data-done] {
    background: ${tokens.colour.brass};
  }
`;

export const Choices = styled.fieldset`
  display: grid;
  gap: ${tokens.space.xs};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  padding: 0;
  margin-block-end: ${tokens.space.xs};
  font-size: ${tokens.size.small};
  font-weight: 600;
`;

export const Durations = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${tokens.space.xs};

  & > label > span {
    justify-content: space-between;
  }
`;

export const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4.25rem, 1fr));
  gap: ${tokens.space.xs};
`;

export const Option = styled.label`
  position: relative;
  display: grid;
  min-inline-size: 0;
  cursor: pointer;

  & > input {
    ${visuallyHidden}
  }
  & > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    column-gap: ${tokens.space.md};
    min-block-size: 2.75rem;
    padding-inline: ${tokens.space.sm};
    border: 1px solid ${tokens.colour.ruleStrong};
    border-radius: ${tokens.radius.small};
    font-size: ${tokens.size.small};
    font-variant-numeric: tabular-nums lining-nums;
    transition: background ${tokens.motion.quick} ${tokens.motion.ease};
  }
  &:hover > input:enabled:not(:checked) + span {
    background: ${tokens.colour.accentSoft};
  }
  & > input:checked + span {
    border-color: ${tokens.colour.accent};
    background: ${tokens.colour.accent};
    color: ${tokens.colour.onAccent};
  }
  & > input:focus-visible + span {
    outline: 2px solid ${tokens.colour.focus};
    outline-offset: 2px;
  }
  & > input:disabled + span {
    border-color: ${tokens.colour.rule};
    color: ${tokens.colour.inkMuted};
    text-decoration: line-through;
    cursor: not-allowed;
  }
`;

export const Note = styled.output`
  font-size: ${tokens.size.caption};
  color: ${tokens.colour.inkMuted};

  &:empty {
    display: none;
  }
`;

export const Facts = styled.dl`
  display: grid;
  font-size: ${tokens.size.small};
  font-variant-numeric: tabular-nums lining-nums;

  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${tokens.space.md};
    padding-block: ${tokens.space.xs};
    border-block-end: 1px solid ${tokens.colour.rule};
  }
  & dt {
    color: ${tokens.colour.inkMuted};
  }
  & dd {
    margin: 0;
    text-align: end;
    overflow-wrap: anywhere;
  }
  & > [data-fact='total'] {
    align-items: baseline;
    border-block-end: 0;

    & > dd {
      font-family: ${tokens.font.display};
      font-size: ${tokens.size.title3};
    }
  }
`;

export const Message = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
  justify-items: start;
  padding-block: ${tokens.space.sm};
  padding-inline: ${tokens.space.md};
  ${messageEdge(tokens.colour.danger)}
  background: ${tokens.colour.dangerSoft};
  font-size: ${tokens.size.small};
`;

export const FreeTimes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

/** At the foot, however tall the card beside the steps is. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${tokens.space.sm};
  margin-block-start: auto;
  padding-block-start: ${tokens.space.sm};
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;
