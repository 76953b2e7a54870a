/** The parts of the browser's location that the script uses; a story passes its own. */
type Address = { href: string; assign: (url: string) => void; reload: () => void };

/** The part of the browser's history that it uses. */
type Entries = Pick<History, 'replaceState'>;

/**
 * The only script of the pages; they work without it. It is sent as its own source text (Document.tsx), so it must not
 * refer to anything outside itself.
 */
export const enhance = (
  root: ParentNode & EventTarget,
  address: Address = location,
  entries: Entries = history,
): void => {
  const toast = root.querySelector<HTMLElement>('.toast');
  const toastMs = 3000; // CON-042
  let closing: ReturnType<typeof setTimeout>;

  const say = (text = ''): void => {
    if (!toast) return;
    toast.textContent = text;
    toast.classList.add('open');
    clearTimeout(closing);
    closing = setTimeout(() => toast.classList.remove('open'), toastMs);
  };

  const copy = async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text); // absent where the page came by plain http
      return true;
    } catch {
      return false;
    }
  };

  const copyCode = async (code: Element, text: string): Promise<void> => {
    if (await copy(text)) return say(toast?.dataset['copied']);
    getSelection()?.selectAllChildren(code);
    say(toast?.dataset['failed']);
  };

  const share = async (url: string): Promise<void> => {
    try {
      if (navigator.share) return await navigator.share({ title: document.title, url });
    } catch (error) {
      if ((error as Error).name === 'AbortError') return;
    }
    if (await copy(url)) say(toast?.dataset['shared']);
    // To be copied from the address, where the fragment keeps the token.
    else address.assign(`${url}#link`);
  };

  root.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-copy]');
    const code = button?.previousElementSibling;
    if (code) void copyCode(code, button?.dataset['copy'] ?? '');
  });

  root.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('[data-share]')) return;
    event.preventDefault();
    // The form has the whole link, which works on every device; the address may be without its token.
    const url = new URL(form.getAttribute('action') ?? '', address.href);
    for (const { name, value } of form.querySelectorAll('input')) url.searchParams.set(name, value);
    void share(url.href);
  });

  root.querySelector('.spinner')?.remove();

  // A Mac has no touch screen.
  if (navigator.maxTouchPoints > 1) root.querySelector('.quick[hidden]')?.removeAttribute('hidden');

  const title = root.querySelector<HTMLElement>('[data-title]')?.dataset['title'];
  if (title !== undefined) document.title = title;

  /** The name replaces a logo that cannot be loaded. */
  const nameInstead = (logo: HTMLImageElement): void => {
    const name = document.createElement('span');
    name.className = 'name';
    name.textContent = logo.alt;
    logo.replaceWith(name);
  };

  for (const logo of root.querySelectorAll<HTMLImageElement>('img.logo')) {
    if (logo.complete && logo.naturalWidth === 0) nameInstead(logo);
    else logo.addEventListener('error', () => nameInstead(logo));
  }

  // The server knows no time zone but UTC.
  const showLocalTimes = (): void => {
    for (const time of root.querySelectorAll('time')) {
      // The form that momentInWords of the domain writes.
      const locale = time.lang.startsWith('en') ? 'en-GB' : time.lang;
      time.textContent = new Date(time.dateTime).toLocaleString(locale, {
        dateStyle: 'long',
        timeStyle: 'short',
        hourCycle: 'h23',
      });
    }
  };

  /**
   * The token leaves the address once this browser was seen to open the page without it. That answer is kept by the
   * browser, so Back and a tab that was put away find the codes without a connection.
   */
  const leaveToken = async (kept: string): Promise<void> => {
    try {
      const answer = await fetch(kept);
      await answer.text();
      if (answer.headers.get('content-location') === kept) entries.replaceState(null, '', kept);
    } catch {
      // Nothing is lost: the address stays, and works.
    }
  };

  // After the first paint: on a phone the first time that is formatted takes longer than all else here.
  requestAnimationFrame(() =>
    setTimeout(() => {
      showLocalTimes();
      const kept = root.querySelector<HTMLElement>('[data-address]')?.dataset['address'];
      if (kept !== undefined && !address.href.includes('#')) void leaveToken(kept);
    }),
  );

  const dead = root.querySelector<HTMLElement>('[data-reload]');
  if (dead) {
    say(dead.dataset['reload']);
    const guard = `reloaded ${address.href}`;
    try {
      if (sessionStorage.getItem(guard) === null) {
        sessionStorage.setItem(guard, 'yes');
        setTimeout(() => address.reload(), toastMs);
      }
    } catch {
      // Without storage there is no guard, so there is no reload either.
    }
  }
};
