// What opens on the page, in one file to be fetched later than the page.
export { DeviceVerificationModal } from './DeviceVerificationModal.tsx';
export { RollSdkKey } from './RollSdkKey.tsx';
export { SdkWizard } from './SdkWizard.tsx';
