import type { ReactElement } from 'react';
import type { PageContext } from '../page-context.ts';
import { platformOf } from '../user-agent.ts';

/** From the installation to the first connection abroad, in the words of this phone's menus. */
export const Steps = ({ page }: { page: PageContext }): ReactElement => {
  const { title, install, data, roaming } = page.texts.installation.steps;
  const menus = page.texts.menus[platformOf(page.userAgent)];
  const steps = [
    { ...install, menu: undefined },
    { ...data, menu: menus.data },
    { ...roaming, menu: menus.roaming },
  ];
  return (
    <section className="card" aria-labelledby="steps-title">
      <h2 id="steps-title">{title}</h2>
      <ol>
        {steps.map(({ name, text, menu }) => (
          <li key={name}>
            <div>
              <strong>{name}</strong>
              <p>{text}</p>
              {menu !== undefined && <small>{menu}</small>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
};
