import { type ReactElement, useId } from 'react';
import { Icon, type IconShape } from '../Icon.tsx';
import styles from './SegmentedControl.module.css';

export type Segment<Value extends string> = {
  value: Value;
  label: string;
  icon?: IconShape;
  /** Language of the label, if it is not the page's. */
  language?: string;
};

export type SegmentedControlProps<Value extends string> = {
  /** Accessible name of the choice; not shown. */
  label: string;
  /** Two to five, with labels of one or two words. */
  options: readonly Segment<Value>[];
  /** None is marked while the choice is made elsewhere. */
  value: Value | undefined;
  /** Called with the newly chosen value. */
  onChange: (value: Value) => void;
};

/**
 * A choice of two to five short words, side by side, with immediate effect.
 *
 * Use it for how something is shown: period, shape of a chart, language. A choice that a form sends is a RadioList;
 * views with different content are Tabs.
 *
 * Anatomy: the choices in one frame, each an optional icon and a word; the chosen one is raised. Its name is for screen
 * readers.
 *
 * Do:
 * - Use words of one kind and of similar length: "Day", "Week", "Month".
 * - Show the result beside it, at once.
 * - Set `language` on a word that is not in the page's language.
 *
 * Don't:
 * - Add a button that applies the choice.
 * - Use it for on and off: the two words have to say what is shown.
 *
 * Keyboard: Tab enters at the chosen one, arrows choose.
 */
export const SegmentedControl = <Value extends string>(props: SegmentedControlProps<Value>): ReactElement => {
  const name = useId();
  return (
    <div className={styles.group} role="radiogroup" aria-label={props.label}>
      {props.options.map(({ value, label, icon, language }) => (
        <label key={value} className={styles.segment}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          {icon && <Icon of={icon} size={16} />}
          <span lang={language}>{label}</span>
        </label>
      ))}
    </div>
  );
};
