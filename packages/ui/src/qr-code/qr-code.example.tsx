import { QRCode } from "@baize/ui/qr-code";

export const example = <QRCode label="Pay ₹500" value="upi://pay?pa=baize@bank&am=500" />;
