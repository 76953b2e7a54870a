import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { Flag } from '../../data/Flag.tsx';
import { Icon } from '../../Icon.tsx';
import { ChevronDownIcon } from '../../icons.ts';
import { classes, defined } from '../../props.ts';
import type { SelectBegun, SelectProps } from './select-props.ts';
import styles from '../Select.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import frame from './FieldFrame.module.css';

type SelectTriggerProps<Value extends string> = {
  /** Called with what the visitor does to it, which the whole Select continues. */
  onBegin: (begun: SelectBegun | undefined) => void;
} & SelectProps<Value>;

const opensAt: Record<string, SelectBegun> = { Enter: 'first', ' ': 'first', ArrowDown: 'first', ArrowUp: 'last' };

/**
 * The closed Select without its list.
 *
 * Use it through Select, which shows it until the rest is loaded.
 *
 * Keyboard: Enter, Space and the arrows ask for the list.
 */
export const SelectTrigger = <Value extends string>({ ref, ...props }: SelectTriggerProps<Value>): ReactElement => {
  const { label, placeholder = '', onBegin } = props;
  const chosen = props.options.find(({ value }) => value === props.value);
  const shown = chosen?.label ?? placeholder;
  return (
    <div className={frame.field}>
      <FieldFrame label={label} isLabelHidden={props.isLabelHidden} description={props.description} error={undefined}>
        <div className={classes(frame.control, styles.control)}>
          <Button
            className={styles.trigger ?? ''}
            ref={ref}
            aria-label={`${shown} ${label}`}
            aria-haspopup="listbox"
            isDisabled={props.isDisabled ?? false}
            {...defined({ autoFocus: props.autoFocus })}
            onFocus={() => onBegin('focused')}
            onBlur={() => onBegin(undefined)}
            onPressStart={({ pointerType }) => {
              if (pointerType !== 'keyboard') onBegin(pointerType === 'virtual' ? 'first' : 'pressed');
            }}
            onKeyDown={(event) => {
              const opening = opensAt[event.key];
              if (opening) onBegin(opening);
              event.continuePropagation();
            }}
          >
            {chosen?.flag !== undefined && <Flag code={chosen.flag} />}
            {chosen?.icon && <Icon of={chosen.icon} />}
            <span className={styles.value} {...(!chosen && { 'data-placeholder': true })}>
              {shown}
            </span>
            <Icon of={ChevronDownIcon} className={styles.chevron ?? ''} />
          </Button>
        </div>
      </FieldFrame>
    </div>
  );
};
