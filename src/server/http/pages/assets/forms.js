// Enhances forms where scripts run.

const answerMs = 3000;

// The page may be the answer to a form. Back would ask to send that again, or fail; so it opens the address anew.
history.replaceState(null, '', location.href);

// A second click while the first is being sent sends nothing.
for (const form of document.forms) {
  let sentAt = -Infinity;
  form.addEventListener('submit', (event) => {
    if (performance.now() - sentAt < answerMs) event.preventDefault();
    else sentAt = performance.now();
  });
}

// Browsers propose what has the typed text in its name. These have it as another name: UK, USA, Deutschland.
for (const input of document.querySelectorAll('input[list]')) {
  const named = (isMeant) => {
    const typed = input.value.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
    const hasName = ({ dataset }) => dataset.names.split('|').some((name) => isMeant(name, typed));
    return typed === '' ? [] : [...input.list.options].filter(hasName);
  };
  input.addEventListener('input', () => {
    for (const option of input.list.options) option.label = '';
    for (const option of named((name, typed) => name.startsWith(typed))) {
      if (!option.value.toLowerCase().includes(input.value.trim().toLowerCase())) {
        option.label = `${option.value} (${input.value.trim()})`;
      }
    }
  });
  input.addEventListener('change', () => {
    const [first, second] = named((name, typed) => name === typed);
    if (first && !second) input.value = first.value;
  });
}

for (const button of document.querySelectorAll('.reveal')) {
  const input = document.getElementById(button.getAttribute('aria-controls'));
  const [hidden, shown] = [button.textContent, button.dataset.shown];
  const show = (isShown) => {
    input.type = isShown ? 'text' : 'password';
    button.textContent = isShown ? shown : hidden;
    button.setAttribute('aria-pressed', String(isShown));
  };
  button.hidden = false;
  button.addEventListener('click', () => show(input.type === 'password'));
  // Browsers offer what was typed in a text field before.
  input.form.addEventListener('submit', () => show(false));
}

for (const button of document.querySelectorAll('.copy')) {
  if (!navigator.clipboard) continue;
  const label = button.textContent;
  button.hidden = false;
  const tell = () => {
    button.textContent = button.dataset.copied;
    setTimeout(() => (button.textContent = label), answerMs);
  };
  // A browser that does not allow it leaves the text to be selected.
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(button.dataset.copy).then(tell, () => undefined);
  });
}
