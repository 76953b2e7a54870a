import type { ComponentType, ReactElement, SVGProps } from 'react';
import { toRem } from './props.ts';

export type IconShape = ComponentType<SVGProps<SVGSVGElement> & { size?: number | string }>;

type IconProps = {
  /** A shape from icons.ts. */
  of: IconShape;
  /** In px: 20 by default, 14 and 16 within small text, 40 where it is alone. */
  size?: 14 | 16 | 20 | 24 | 40;
  /** Leave it out when text beside the icon says the same. */
  label?: string;
  /** For its place in the layout; its colour comes from the text around it. */
  className?: string;
};

/**
 * An icon of the icon set, in the colour of the text around it.
 *
 * Use it beside a word or inside a control that has a name.
 *
 * Anatomy: one shape, drawn in lines; with a `label` it is a picture with a name, without one screen readers skip it.
 *
 * Do:
 * - Take the shape from icons.ts: one meaning has one shape on every page.
 * - Give it a `label` where no text is beside it.
 * - Let it take the colour of its text, so that both have the same contrast.
 *
 * Don't:
 * - Repeat the word beside it in `label`: it would be read twice.
 * - Tell a state by its shape or colour alone: a word says it too.
 */
export const Icon = ({ of: Shape, size = 20, label, className = '' }: IconProps): ReactElement => {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Shape size={toRem(size)} strokeWidth={1.75} className={className} focusable={false} {...meaning} />;
};
