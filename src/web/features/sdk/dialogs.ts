// The dialogs of the page, in one file that is loaded after the page.
export { DeviceVerificationModal } from './DeviceVerificationModal.tsx';
export { RollSdkKey } from './RollSdkKey.tsx';
export { SdkWizard } from './SdkWizard.tsx';
