import "./faces.css";
