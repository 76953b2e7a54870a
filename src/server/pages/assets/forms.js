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
