// The app asked for the sign-out: nobody has to confirm it.
document.querySelector('button[name="logout"]').click();
