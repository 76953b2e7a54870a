// A button below each piece of code that copies it; without the script the code can be selected.
for (const block of document.querySelectorAll('.code-block')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy code';
  button.setAttribute('aria-live', 'polite');
  const say = (text) => {
    button.textContent = text;
  };
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(block.querySelector('code').textContent).then(
      () => say('Copied'),
      () => say('Select the code to copy it'),
    );
  });
  block.append(button);
}
